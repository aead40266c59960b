/** Generation 3 as printed, copied from the table of card facts; the columns are those of `gen1-facts.ts`. */
export const GEN3_FACTS = `
001|Dark Angel|Epic|Cosmic|7/7/70/4/2|wings|effect
002|Fire Eleotoid|Common|Elemental|4/7/20/1/0|fire|effect
003|Enlightened Soul|Legendary|Cosmic|1/1/20/1/1|-|effect
004|Repair Bear|Common|Standard/None|-|-|effect
005|Comodo|Common|Dragon|4/6/50/2/2|fire|-
006|Ball Demon|Uncommon|Infinite/Equip|-|-|effect
007|Steam Knight Blaster|Uncommon|Infinite/Equip|-|-|effect
008|Cybernetic Upgrade|Legendary|Lightning/Equip|-|-|effect
009|Hoggan|Rare|Beast|1/2/20/4/5|-|effect
010|Fazard|Epic|Cosmic|12/10/100/4/5|-|effect
011|Mr. Evil|Common|Infinite/Equip|-|-|effect
012|Crow|Common|Beast|1/11/10/1/1|wings|requirement
013|Steam Powered Girl|Epic|Standard/Equip|-|-|effect
014|Monster Armor|Rare|Infinite/Equip|-|-|effect
015|The Good Boy|Common|Infinite/Field|-|-|effect
016|Exhaustion|Common|Standard/Equip|-|-|effect
017|Shield of Light|Epic|Infinite/Equip|-|-|effect
018|Enchantment|Uncommon|Lightning/None|-|-|effect
019|Hell Authority|Uncommon|Standard/None|-|-|effect
020|Witch's Cabin|Uncommon|Lightning/None|-|-|effect
021|Possessed Dummy|Epic|Lightning/Equip|-|-|effect
022|Shapeshifter|Legendary|Humanoid|4/7/60/4/1|-|effect
023|Order Knight|Uncommon|Humanoid|8/8/80/3/3|weapon|-
024|Mosquito Man|Rare|Bug|5/6/40/2/3|wings|effect
025|Wererabbit|Uncommon|Beast|6/10/50/1/7|-|-
026|Cabal Warchief|Mythic|Humanoid|12/12/130/5/5|-|effect
027|Doppelganger|Epic|Infinite/Equip|-|-|effect
028|Catcow|Rare|Infinite/Field|-|-|effect
029|Earth Eleotoid|Rare|Elemental|7/4/60/2/3|-|effect
030|Owlet|Common|Beast|2/3/10/1/0|wings|-
031|Orcs VS Apes|Common|Infinite/Field|-|-|effect
032|Evolved Ape|Epic|Beast|7/5/100/4/3|-|-
033|Armored Assault|Common|Infinite/Equip|-|-|effect
034|Kappa King|Epic|Dinosaur|11/1/100/4/2|water|-
035|Dark Moon|Common|Standard/Field|-|-|effect
036|Ptera Man|Uncommon|Dinosaur|7/11/60/1/9|wings|-
037|Galactic Suit|Legendary|Infinite/Equip|-|-|effect
038|Army of the Orcs|Common|Infinite/Field|-|-|effect
039|M.O.O.N. Sgt.|Epic|Humanoid|7/9/60/2/5|weapon|effect
040|M.O.O.N. Soldier|Common|Humanoid|6/6/40/1/4|weapon|-
041|Orc Magic|Rare|Standard/None|-|-|effect
042|Orc Mischief|Rare|Lightning/None|-|-|effect
043|The Villain|Epic|Cosmic|12/5/120/5/4|-|effect
044|Wood Axe|Common|Infinite/Equip|-|-|effect
045|Wooden Shield|Common|Infinite/Equip|-|-|effect
046|Warrior Sword|Common|Infinite/Equip|-|-|effect
047|Conqueror|Rare|Humanoid|12/6/110/4/3|-|-
048|Owl God|Legendary|Cosmic|12/2/150/9/9|wings|requirement
049|Gremlin|Rare|Hybrid/Humanoid|1/6/10/1/1|-|effect
050|Adam Bomb|Rare|Infinite/Equip|-|-|effect
051|Deercrow|Legendary|Undead|12/6/120/6/5|-|effect
052|Bad Luck Bear|Common|Infinite/Equip|-|-|effect
053|The Super Hero|Legendary|Humanoid|12/12/120/6/4|-|effect
054|Vampire Mistress|Common|Standard/None|-|-|effect
055|Shield Maiden|Uncommon|Humanoid|6/8/50/3/2|shield weapon|-
056|Soul Eater|Legendary|Standard/None|-|-|effect
057|Steam Angel|Epic|Mechanical|7/7/70/4/4|wings weapon|effect
058|Steam Armor|Uncommon|Standard/Equip|-|-|effect
059|Lumber|Rare|Elemental|10/5/70/2/8|forest|effect
060|Fish Boy|Common|Beast|4/3/20/1/3|water weapon|-
061|Moose|Common|Beast|6/4/50/2/3|-|-
062|Graft|Legendary|Infinite/Field|-|-|effect
063|Old Logging Road|Uncommon|Infinite/Field|-|-|effect
064|Frog Bard|Common|Humanoid|1/1/10/1/1|-|effect
065|Skol|Rare|Infinite/Equip|-|-|effect
066|Arzulian|Common|Cosmic|9/12/70/1/2|-|effect
067|Gift of the Elves|Common|Standard/Equip|-|-|effect
068|Stego|Common|Dinosaur|6/3/50/1/5|-|-
069|Mountain Lion|Rare|Beast|4/10/50/3/4|-|-
070|Hydogon|Rare|Dragon|10/6/90/2/5|water wings|effect
071|Boulderox|Uncommon|Elemental|9/2/80/2/4|-|-
072|Winter Griffin|Rare|Beast|8/8/80/2/5|wings snow|effect
073|Big Mouth Bass|Common|Beast|1/5/20/1/1|water|-
074|Ancient Book|Legendary|Lightning/Equip|-|-|effect
075|Orc Champion|Legendary|Humanoid|12/5/70/1/12|-|requirement
076|Thresher|Uncommon|Elemental|6/4/60/2/3|-|effect
077|Possession|Rare|Standard/None|-|-|effect
078|Lurking Slime|Rare|Elemental|6/1/60/3/1|-|effect
079|Living Trap|Epic|Infinite/Field|-|-|effect
080|Into Madness|Uncommon|Infinite/Field|-|-|effect
081|Hive Queen|Legendary|Bug|12/12/130/5/7|-|-
082|Gnarled Hand|Epic|Infinite/Equip|-|-|effect
083|Gluttony|Epic|Demon|7/5/100/7/0|-|effect
084|Bramble Field|Common|Infinite/Field|-|-|effect
085|Ancient Scorpion|Legendary|Bug|10/10/60/1/2|-|effect
086|Frost Wyrms|Legendary|Infinite/Equip|-|-|effect
087|Orc Hunter|Common|Humanoid|3/9/60/1/3|weapon|effect
088|Death Omen|Epic|Infinite/Field|-|-|effect
089|Orc Warrior|Uncommon|Humanoid|6/2/50/3/3|weapon|-
090|Polydactyly|Uncommon|Infinite/Equip|-|-|effect
091|Octo-Orc|Epic|Humanoid|8/11/10/8/8|-|-
092|Pyre Lord|Legendary|Humanoid|8/7/60/6/4|fire|effect
093|Forest Guardian|Rare|Elemental|7/3/100/6/0|forest|-
094|Shuffling Bones|Common|Standard/None|-|-|effect
095|Fog|Rare|Elemental|2/9/50/2/2|-|effect
096|Demon Blood|Uncommon|Infinite/Equip|-|-|effect
097|Magic Sword|Uncommon|Infinite/Equip|-|-|effect
098|Mage Buff|Epic|Infinite/Equip|-|-|effect
099|Street Lights|Rare|Infinite/Field|-|-|effect
100|Advantage|Common|Lightning/None|-|-|effect
101|Bestial Champion|Uncommon|Beast|11/6/50/3/2|-|-
102|Monkey Duck|Epic|Beast|8/4/90/5/5|wings|effect
103|Bio-Dino|Legendary|Elemental|12/4/100/1/1|-|effect
104|Bait|Legendary|Standard/None|-|-|effect
105|Bound Fate|Epic|Standard/None|-|-|effect
106|Last Hope Hero|Legendary|Lightning/None|-|-|effect
107|Missile-Toad|Rare|Beast|2/5/30/1/1|-|effect
108|Lava Golem|Common|Elemental|11/3/100/2/2|fire|effect
109|Negative|Common|Standard/None|-|-|effect
110|Chain Lightning|Rare|Standard/None|-|-|effect
111|Final Form|Legendary|Infinite/Equip|-|-|effect
112|Bulwark|Uncommon|Standard/Equip|-|-|effect
113|Sasquatch|Epic|Lightning/None|-|-|effect
114|Carus Demon|Common|Demon|4/5/40/2/1|-|effect
115|Shard Titan|Legendary|Hybrid/Cosmic|7/9/40/6/4|-|requirement
116|Strange Jewel|Common|Infinite/Equip|-|-|effect
117|Soul Drain|Uncommon|Infinite/Equip|-|-|effect
118|Contaminate|Epic|Infinite/Equip|-|-|effect
119|Orgar|Epic|Humanoid|7/6/70/4/4|-|effect
120|Ooze Weaver|Epic|Mechanical|2/8/30/1/0|-|effect
121|Ancient Sentinel|Rare|Mechanical|9/6/70/3/0|-|effect
122|Dart Frog|Rare|Beast|1/11/30/1/0|-|effect
123|Ashen Knight|Legendary|Humanoid|10/10/80/3/3|weapon|effect
124|Titan's Amulet|Common|Standard/Equip|-|-|effect
125|Gaseous Horror|Epic|Demon|1/1/50/2/1|-|effect
126|Arcane Power|Rare|Infinite/Equip|-|-|effect
127|The Merchant|Rare|Infinite/Equip|-|-|effect
128|Eye For An Eye|Rare|Standard/None|-|-|effect
129|Mysterious Orb|Rare|Infinite/Equip|-|-|effect
130|Tarantula|Uncommon|Bug|10/10/80/3/3|-|-
131|Close Encounters|Legendary|Infinite/Equip|-|-|effect
132|Woodland Elf|Uncommon|Humanoid|5/7/50/1/4|forest weapon|effect
133|Cockroach|Common|Bug|1/6/10/1/0|-|-
134|Orc Berserker|Rare|Humanoid|4/8/60/2/3|weapon|effect
135|Ironfist Dwarf|Rare|Humanoid|6/8/70/1/2|-|effect
136|Chaos Demon|Uncommon|Demon|4/7/60/2/1|-|effect
137|Gnometheon|Legendary|Mechanical|12/3/100/3/3|-|effect
138|Flame Sentinel|Epic|Lightning/Equip|-|-|effect
139|Last Goodbye|Epic|Standard/Equip|-|-|effect
140|Might of the Shaman|Epic|Infinite/Equip|-|-|effect
141|The Iron Man|Epic|Standard/Field|-|-|effect
142|Inversion|Common|Infinite/Field|-|-|effect
143|Succubus|Uncommon|Demon|2/4/40/2/1|-|effect
144|The Wither|Rare|Undead|9/11/70/3/3|-|effect
145|Eagle Knight|Common|Lightning/None|-|-|effect
146|Constructed Pylon|Epic|Infinite/Field|-|-|effect
147|Friend Like You|Legendary|Beast|1/12/60/1/0|-|effect
148|Enhanced Orc|Uncommon|Mechanical|10/1/70/4/1|-|-
149|Sprite|Common|Cosmic|1/11/20/1/1|wings|effect
150|Tri-Dragon|Uncommon|Dragon|9/9/90/3/3|wings|effect
151|Eagle Family|Legendary|Beast|12/12/90/4/4|wings|effect
`;

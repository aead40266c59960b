/** Generation 2 as printed, copied from the table of card facts; the columns are those of `gen1-facts.ts`. */
export const GEN2_FACTS = `
001|All In One|Legendary|Infinite/Equip|-|-|effect
002|Celestial Power|Legendary|Infinite/Equip|-|-|effect
003|Beaver|Common|Beast|3/8/10/1/0|water forest|-
004|Undead King|Mythic|Undead|12/10/100/4/5|weapon|effect
005|Creator's Gift|Legendary|Infinite/Equip|-|-|effect
006|Electroloon|Rare|Beast|9/8/60/2/3|forest|effect
007|Absolute Terror|Legendary|Infinite/Equip|-|-|effect
008|Raccoon|Common|Beast|4/10/20/1/1|snow|-
009|Bio-Regeneration|Epic|Infinite/Equip|-|-|effect
010|Man Owl|Epic|Beast|10/11/100/3/5|wings forest|-
011|Raccoon Knight|Legendary|Beast|12/12/30/4/4|weapon field stars|requirement
012|Bull Power|Uncommon|Infinite/Equip|-|-|effect
013|Bunnysaurus|Uncommon|Dinosaur|5/6/40/1/3|mountains|effect
014|Double Hit|Common|Standard/Equip|-|-|effect
015|Bear Wolf|Rare|Beast|6/9/50/2/4|forest|effect
016|Natural Selection|Common|Infinite/Field|-|-|effect
017|Squirrel|Common|Beast|3/12/20/1/0|forest|-
018|Life Sap|Epic|Infinite/Equip|-|-|effect
019|Sharkling|Common|Beast|1/7/30/2/2|water|-
020|Great White|Epic|Beast|8/10/90/4/4|water|requirement
021|Perfect Shark|Legendary|Beast|12/12/110/8/8|water|requirement
022|Elven Scout|Uncommon|Infinite/Equip|-|-|effect
023|Common Armor|Common|Infinite/Equip|-|-|effect
024|Common Sword|Common|Infinite/Equip|-|-|effect
025|Common Boots|Common|Infinite/Equip|-|-|effect
026|Common Gloves|Common|Infinite/Equip|-|-|effect
027|Common Helm|Common|Infinite/Equip|-|-|effect
028|Legendary Armor|Legendary|Infinite/Equip|-|-|effect
029|Legendary Gloves|Legendary|Infinite/Equip|-|-|effect
030|Legendary Helm|Legendary|Infinite/Equip|-|-|effect
031|Bug Man|Uncommon|Bug|7/6/70/3/3|wings mountains|-
032|Baby Dino|Common|Dinosaur|4/6/40/1/3|water plains|-
033|Trike|Common|Dinosaur|6/4/50/3/1|water forest|-
034|Bronto|Epic|Dinosaur|11/1/110/2/7|plains|-
035|Spino|Rare|Dinosaur|8/10/80/2/5|forest|effect
036|Full Moon|Common|Infinite/Field|-|-|effect
037|Exorcism|Common|Standard/Field|-|-|effect
038|Haunted Tree|Rare|Lightning/None|-|-|effect
039|Irresistible Love|Uncommon|Standard/Field|-|-|effect
040|The Career Buccaneer|Uncommon|Standard/Equip|-|-|effect
041|Ghost Form|Epic|Standard/Equip|-|-|effect
042|Corn Creeper|Uncommon|Undead|3/8/30/2/2|plains|effect
043|Headless Knight|Uncommon|Undead|9/11/80/4/1|weapon field|-
044|Summoner|Epic|Humanoid|3/9/80/1/1|-|effect
045|Demon Dragon|Epic|Demon|4/3/30/1/1|wings fire|effect
046|Alkonost|Epic|Beast|4/11/80/1/1|wings mountains|effect
047|Undead Tower|Epic|Undead|12/4/120/7/1|-|-
048|Skeleton Pirate|Common|Undead|4/5/40/1/2|weapon water|-
049|Snow Man|Rare|Elemental|6/3/50/3/4|forest|-
050|Ignitus|Rare|Standard/None|-|-|effect
051|Evil Queen|Rare|Standard/None|-|-|effect
052|Magic Eater|Epic|Standard/None|-|-|effect
053|Melody of the Deep|Epic|Lightning/None|-|-|effect
054|Hell Hath No Fury|Epic|Lightning/None|-|-|effect
055|The Iron Range|Epic|Standard/Field|-|-|effect
056|Knight Helm|Common|Infinite/Equip|-|-|effect
057|Battle Axe|Common|Standard/Equip|-|-|effect
058|Zombie Dog|Rare|Undead|2/10/40/1/1|forest|effect
059|Big Buck|Common|Beast|4/8/50/2/2|forest|-
060|Vampire Orc|Rare|Undead|6/6/30/1/4|-|effect
061|Abominable Deer Man|Rare|Hybrid|0/0/0/2/3|-|effect
062|Martial Arts Man|Epic|Lightning/None|-|-|effect
063|Steam Spider|Epic|Mechanical|6/11/100/3/3|stars mountains|effect
064|Steam Rex|Legendary|Mechanical|11/3/110/1/10|-|effect
065|Steam Golem|Epic|Mechanical|12/2/120/3/5|weapon stars space|effect
066|Dawn of the Living Chickens|Legendary|Standard/None|-|-|effect
067|Fallen Crusader|Uncommon|Undead|10/4/80/2/4|weapon|-
068|Maniac|Rare|Humanoid|3/1/100/3/0|weapon water forest|effect
069|Unicorn Might|Common|Infinite/Equip|-|-|effect
070|Sacrificial Goat|Legendary|Beast|1/1/30/1/0|-|effect
071|Sonic Screech|Epic|Standard/Equip|-|-|effect
072|Moon Cat|Uncommon|Cosmic|4/12/50/2/3|water forest|effect
073|Metallic Bone|Uncommon|Infinite/Equip|-|-|effect
074|The Old One|Legendary|Cosmic|12/4/100/5/4|water mountains|effect
075|Jerry|Legendary|Unknown|1/1/50/1/0|weapon|effect
076|Lead Boots|Common|Infinite/Equip|-|-|effect
077|Bound With Chains|Rare|Infinite/Field|-|-|effect
078|Magic Watch|Common|Infinite/Equip|-|-|effect
079|Raging Inferno|Rare|Infinite/Equip|-|-|effect
080|Sticky Goo|Rare|Lightning/None|-|-|effect
081|Phoenix Armor|Legendary|Infinite/Equip|-|-|effect
082|Poisoned Potion|Uncommon|Lightning/None|-|-|effect
083|Demonic Turtle|Legendary|Demon|9/1/50/2/2|water forest|effect
084|Vampire Lord|Legendary|Undead|10/11/100/4/4|wings urban|effect
085|Equip Knight|Uncommon|Humanoid|1/1/50/1/0|plains|effect
086|Thief|Common|Humanoid|3/11/50/1/1|weapon urban|effect
087|Wild Vampire|Rare|Undead|5/9/60/2/1|wings forest|effect
088|Skeleton Lord|Rare|Undead|7/9/70/2/1|weapon forest|effect
089|Gnome Dragoon|Rare|Humanoid|6/10/60/3/1|weapon plains|effect
090|Gnome Warrior|Rare|Humanoid|7/5/70/3/3|weapon plains|effect
091|The Seer|Rare|Cosmic|11/3/50/2/3|underground|effect
092|Dark Elf Captain|Uncommon|Humanoid|8/8/70/3/2|weapon|-
093|Subject #4212|Legendary|Undead|12/8/110/5/5|plains|requirement
094|Giant Snake|Common|Beast|5/12/60/1/2|desert|effect
095|Water Eleotoid|Common|Elemental|5/7/60/3/1|water mountains|-
096|Bomb|Uncommon|Infinite/Equip|-|-|effect
097|Inferno Wizard|Uncommon|Humanoid|6/10/50/3/3|fire|-
098|Time Melt|Uncommon|Standard/Field|-|-|effect
099|Time Weaver|Epic|Humanoid|7/12/60/2/5|-|effect
100|Wolf Knight|Epic|Beast|11/11/50/2/4|weapon plains|effect
101|Attack Beacon|Uncommon|Lightning/Field|-|-|effect
102|Acolyte|Common|Humanoid|4/6/30/1/2|-|effect
103|Herbal Poultice|Uncommon|Standard/None|-|-|effect
104|Claws of the Beast|Common|Standard/Equip|-|-|effect
105|Nightmare Claw|Common|Infinite/Equip|-|-|effect
106|Ancestral Sword|Uncommon|Infinite/Field|-|-|effect
107|Reverse Polarity|Common|Infinite/Field|-|-|effect
108|Melt Armor|Epic|Infinite/Equip|-|-|effect
109|The Guide|Uncommon|Cosmic|5/8/60/2/2|-|effect
110|Winter Sentinel|Epic|Lightning/None|-|-|effect
111|Icy Breath|Epic|Lightning/None|-|-|effect
112|Electro Wizard|Uncommon|Humanoid|6/10/50/1/5|-|effect
113|The Alchemist|Common|Humanoid|1/7/30/1/0|-|effect
114|Forgotten One|Legendary|Cosmic|12/12/80/4/0|plains|effect
115|Magic Artillery|Rare|Infinite/Field|-|-|effect
116|Ring of Extremes|Common|Infinite/Equip|-|-|effect
117|Frenzy|Common|Infinite/Field|-|-|effect
118|Magic Shield|Rare|Lightning/Equip|-|-|effect
119|Foggy Night|Rare|Standard/Field|-|-|effect
120|Apocalypse|Legendary|Infinite/Field|-|-|effect
121|Cure Minor Wounds|Common|Lightning/None|-|-|effect
122|Ignite|Uncommon|Standard/None|-|-|effect
123|Sleepy Scent|Rare|Standard/Equip|-|-|effect
124|The First Law|Legendary|Standard/Equip|-|-|effect
125|Reduce the Burden|Rare|Standard/None|-|-|effect
126|Warming Glow|Common|Infinite/Equip|-|-|effect
127|Lightning Strike|Epic|Lightning/None|-|-|effect
128|Frog of Fortune|Epic|Standard/None|-|-|effect
129|Peddling Partridge|Epic|Standard/None|-|-|effect
130|Scroll of Silence|Rare|Lightning/None|-|-|effect
131|Ignitima|Epic|Standard/None|-|-|effect
132|Hands of Fate|Common|Standard/None|-|-|effect
133|Ambush|Rare|Lightning/None|-|-|effect
134|Wizard Frog|Rare|Beast|4/10/50/2/3|weapon forest|effect
135|Metamoth|Epic|Bug|2/12/20/2/8|wings forest|-
136|Dwarf Soldier|Common|Humanoid|6/2/50/1/4|weapon underground|-
137|Kendo Tiger|Uncommon|Beast|4/8/40/1/3|mountains|effect
138|Werehawk|Epic|Beast|11/9/80/5/2|stars plains|-
139|Wererat|Common|Beast|4/10/50/1/4|urban|-
140|Green Dragon|Uncommon|Dragon|6/10/100/1/7|wings mountains|-
141|Penguin|Common|Beast|4/2/30/1/2|wings snow|-
142|Black Jacket|Rare|Bug|5/11/40/2/3|wings forest|requirement
143|Elite Angel|Uncommon|Cosmic|7/7/70/2/4|wings sky|-
144|Captain Ward|Legendary|Elemental|12/4/100/6/5|water|-
145|Ancient One|Legendary|Cosmic|12/3/130/4/5|wings|effect
146|Steam Wolf|Rare|Mechanical|6/10/40/1/6|-|-
147|Super Hornet|Legendary|Bug|10/12/80/1/10|wings stars sky|requirement
148|Bug Spray|Common|Standard/Field|-|-|effect
149|Subject #149|Rare|Undead|8/12/80/3/3|-|-
150|Future Warrior|Uncommon|Infinite/Equip|-|-|effect
151|Terry|Legendary|Toon|6/6/50/3/3|-|effect
`;

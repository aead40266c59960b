/**
 * Generation 1 as it is printed, copied from the table of card facts: number | name | rarity | kind |
 * AL/SPD/HP/dice/MOD | art | what its text is. A kind is a creature's type, a magic's type and sub-type, or Hybrid/type.
 */
export const GEN1_FACTS = `
001|Blue Dragon|Rare|Dragon|9/9/90/2/3|wings snow mountains|effect
002|Dire Wolf|Common|Beast|3/9/40/1/0|forest|effect
003|Frost Giant|Rare|Humanoid|10/5/110/2/4|weapon snow|-
004|Giant Eagle|Common|Beast|5/12/50/2/0|wings sky|-
005|Goblin|Common|Humanoid|2/8/30/1/0|water forest|-
006|Hafling|Common|Humanoid|3/4/30/1/0|forest|effect
007|Knight|Uncommon|Humanoid|8/5/50/2/3|weapon cape|-
008|Minotaur|Rare|Beast|6/5/90/2/2|forest|effect
009|Pumpkin Man|Common|Undead|3/5/60/3/1|weapon plains|-
010|Red Dragon|Epic|Dragon|10/10/100/2/7|wings fire|-
011|Werewolf|Common|Beast|6/8/70/2/3|-|-
012|Orc|Uncommon|Humanoid|3/7/50/1/2|weapon forest|effect
013|Skeleton|Common|Undead|6/5/30/1/0|weapon|-
014|Smokescreen|Uncommon|Standard/Equip|-|-|effect
015|Dragon Tamer|Common|Standard/None|-|-|effect
016|Minotaur Bodyguard|Common|Lightning/None|-|-|effect
017|Surprise From The Deep|Uncommon|Standard/Equip|-|-|effect
018|Wizard|Epic|Humanoid|1/10/40/2/4|weapon forest|effect
019|Giant Spider|Common|Bug|4/9/40/1/1|underground|effect
020|Eternal Dragon|Legendary|Dragon|12/3/120/5/5|wings stars space|requirement
021|A Loving God|Epic|Standard/Field|-|-|effect
022|Assassin|Legendary|Humanoid|1/12/10/3/5|weapon forest|effect
023|Backstab|Legendary|Standard/None|-|-|effect
024|Ball and Chain|Common|Infinite/Equip|-|-|effect
025|Basilisk|Epic|Beast|10/5/100/2/3|forest|effect
026|Behemoth|Epic|Beast|10/6/100/3/5|forest|-
027|Black Dragon|Rare|Dragon|10/9/100/2/5|wings forest|effect
028|Blade in the Dark|Rare|Lightning/None|-|-|effect
029|Blood of the Bat|Legendary|Infinite/Equip|-|-|effect
030|Children of the Forest|Epic|Lightning/None|-|-|effect
031|Cosmic Demon|Legendary|Demon|12/6/120/6/6|stars space|-
032|Council of the Cosmos|Rare|Standard/None|-|-|effect
033|Dark Elf|Uncommon|Humanoid|4/8/40/1/0|forest|effect
034|Dark Knight|Epic|Humanoid|8/5/90/2/4|weapon forest|effect
035|Dark Lord|Epic|Humanoid|12/5/120/4/4|-|-
036|Death From Above|Uncommon|Standard/Field|-|-|effect
037|Demon King|Epic|Demon|12/8/100/3/4|fire|effect
038|Demon Knight|Epic|Demon|9/7/70/2/2|fire|effect
039|Demonic Magic|Rare|Infinite/Equip|-|-|effect
040|Dragon Fire|Rare|Standard/None|-|-|effect
041|Dragon Fox|Common|Dragon|5/7/50/1/2|wings|effect
042|Dragon Rage|Epic|Lightning/None|-|-|effect
043|Dragonling|Common|Dragon|4/7/30/1/3|wings|-
044|Dragon's Bane|Uncommon|Infinite/Field|-|-|effect
045|Dwarf|Common|Humanoid|6/4/50/1/1|weapon underground|-
046|Elf|Common|Humanoid|4/9/50/1/1|weapon forest|effect
047|Ent Tree|Legendary|Elemental|5/1/40/1/6|forest|effect
048|Epic Loot|Legendary|Infinite/Equip|-|-|effect
049|Curse|Epic|Infinite/Field|-|-|effect
050|Eternal Titan|Legendary|Cosmic|12/8/100/5/3|stars space|effect
051|Fear|Legendary|Infinite/Equip|-|-|effect
052|Fire God|Legendary|Elemental|12/6/100/3/4|-|effect
053|Ghost of the Past|Epic|Standard/None|-|-|effect
054|Giant Bat|Common|Beast|2/7/20/1/0|wings forest|-
055|Giant Rat|Rare|Beast|1/7/30/1/0|forest|effect
056|Glarbstenford|Rare|Humanoid|7/9/70/2/3|weapon forest|effect
057|Goblin Tricks|Epic|Lightning/None|-|-|effect
058|Griffin|Rare|Beast|8/8/80/2/5|wings sky|-
059|Grizzly Bear|Epic|Beast|7/8/70/2/5|forest|effect
060|Harpy|Common|Cosmic|2/6/30/1/0|wings forest|-
061|Health Potion|Rare|Standard/None|-|-|effect
062|Hero Shield|Common|Infinite/Equip|-|-|effect
063|Holy Light|Legendary|Standard/None|-|-|effect
064|Hourglass of Time|Rare|Lightning/None|-|-|effect
065|Jester|Uncommon|Humanoid|6/10/40/2/1|weapon|effect
066|Junk Scarecrow|Epic|Lightning/None|-|-|effect
067|Knight Armor|Common|Infinite/Equip|-|-|effect
068|Kraken|Epic|Beast|6/7/100/3/2|water forest|effect
069|Healing Tree|Epic|Standard/None|-|-|effect
070|Lucky Charm|Common|Infinite/Equip|-|-|effect
071|Magic Ring|Uncommon|Infinite/Equip|-|-|effect
072|Magic Belt|Common|Infinite/Equip|-|-|effect
073|Mimic Chest|Legendary|Lightning/None|-|-|effect
074|Mounted Assault|Common|Infinite/Equip|-|-|effect
075|Mysterious Traveler|Uncommon|Infinite/Equip|-|-|effect
076|Necromancer|Epic|Undead|3/9/80/1/1|forest|effect
077|Ogre|Rare|Beast|8/4/90/3/3|forest|-
078|Owlverine|Epic|Beast|5/6/50/1/5|forest|effect
079|Owl|Common|Beast|3/7/30/1/1|wings forest|-
080|Ranger|Common|Humanoid|5/5/40/1/2|weapon forest|effect
081|Rogue|Rare|Humanoid|2/9/40/2/0|weapon forest|effect
082|Scarecrow|Common|Undead|4/3/60/1/2|weapon plains|-
083|Sentinel of Life|Epic|Lightning/None|-|-|effect
084|Mind Sap|Uncommon|Lightning/Equip|-|-|effect
085|Flame of the Infinite|Epic|Infinite/Field|-|-|effect
086|Foolish Tricks|Legendary|Standard/None|-|-|effect
087|Frog Man|Uncommon|Humanoid|10/3/30/1/1|weapon forest|requirement
088|Stone Golem|Legendary|Hybrid/Elemental|10/1/100/5/5|forest|effect
089|Swamp Dragon|Uncommon|Dragon|8/5/80/2/4|wings forest|effect
090|Sword of the Grove|Common|Infinite/Equip|-|-|effect
091|Terrifying Roar|Legendary|Standard/None|-|-|effect
092|The Creator|Mythic|Cosmic|12/12/150/10/10|stars space|requirement
093|Heroism|Legendary|Infinite/Equip|-|-|effect
094|Undead Dragon|Epic|Undead|11/5/80/4/4|urban|-
095|Undead Knight|Uncommon|Undead|10/3/90/3/2|weapon urban|-
096|Unlucky Circumstance|Uncommon|Standard/Equip|-|-|effect
097|Vampire|Uncommon|Undead|4/9/60/1/2|forest|effect
098|Visitor From Beyond|Epic|Standard/None|-|-|effect
099|Watcher in the Wall|Legendary|Standard/None|-|-|effect
100|Werecroc|Common|Beast|9/2/90/3/1|forest|-
101|Wings of the Beast|Common|Standard/Equip|-|-|effect
102|Winter Chill|Epic|Infinite/Equip|-|-|effect
103|Witch|Uncommon|Humanoid|1/4/50/1/0|urban|effect
104|Manticore|Epic|Beast|11/13/110/3/3|-|-
105|Twister|Rare|Standard/None|-|-|effect
106|Hive Lord|Uncommon|Humanoid|5/7/50/2/1|-|effect
107|Troll Regeneration|Epic|Infinite/Equip|-|-|effect
108|Wrath of the Old Ones|Rare|Standard/None|-|-|effect
109|Forest Sentinel|Rare|Lightning/None|-|-|effect
110|Turncoat|Legendary|Standard/None|-|-|effect
111|Sword of the Jungle|Rare|Infinite/Equip|-|-|effect
112|Cosmic Negation|Legendary|Standard/Field|-|-|effect
113|Judgement|Legendary|Standard/None|-|-|effect
114|Helping Hand|Legendary|Infinite/Equip|-|-|effect
115|Revival Priest|Legendary|Infinite/Equip|-|-|effect
116|Magic Steal|Legendary|Lightning/None|-|-|effect
117|Holy Water|Common|Infinite/Field|-|-|effect
118|Dragon Power|Legendary|Infinite/Equip|-|-|effect
119|Mysterious Door|Epic|Lightning/None|-|-|effect
120|Zombified|Epic|Infinite/Equip|-|-|effect
121|The Squire|Rare|Hybrid/Humanoid|5/5/10/1/1|weapon|effect
122|Forest Fire|Uncommon|Standard/Field|-|-|effect
123|Allosaurus|Epic|Dinosaur|9/10/80/1/3|forest|effect
124|Dimorphodon|Common|Dinosaur|2/10/20/1/0|wings forest|-
125|Raptor|Rare|Dinosaur|6/12/40/3/4|forest|-
126|T-Rex|Epic|Dinosaur|11/4/100/4/3|forest|-
127|Mythosaurus|Common|Dinosaur|3/9/30/1/2|wings forest|-
128|Giga|Legendary|Dinosaur|12/10/130/5/6|forest|-
129|Evolved Dino|Rare|Dinosaur|5/6/60/2/3|space|effect
130|Giant Turtle|Uncommon|Beast|6/1/50/1/0|forest|effect
131|Frog|Common|Beast|1/6/10/1/0|forest|-
132|Psychic Toad|Epic|Beast|1/3/20/1/2|forest|effect
133|Kobold|Uncommon|Beast|4/7/40/2/2|weapon|-
134|Gnome|Uncommon|Humanoid|3/1/20/1/1|forest|effect
135|Angel|Rare|Cosmic|7/7/70/2/2|wings sky|effect
136|Demon|Common|Demon|4/8/40/2/1|wings|-
137|Forest Demon|Epic|Demon|3/7/30/1/1|wings forest|effect
138|Shadow Demon|Common|Demon|6/8/60/3/1|wings|-
139|The Hero|Rare|Humanoid|7/9/80/3/3|weapon|effect
140|The Heroine|Epic|Humanoid|7/8/80/2/2|weapon|effect
141|The Old God|Legendary|Cosmic|12/11/130/8/8|wings|requirement
142|Hell Skeleton|Rare|Undead|9/6/100/3/2|weapon fire|effect
143|Naga|Uncommon|Beast|5/6/50/1/2|weapon|effect
144|Phoenix|Epic|Elemental|12/10/90/3/4|wings sky|effect
145|Rodent|Common|Beast|2/5/20/1/0|forest|-
146|Warg|Common|Beast|4/8/40/1/2|-|effect
147|Epic Boots|Rare|Infinite/Equip|-|-|effect
148|Epic Helm|Rare|Infinite/Equip|-|-|effect
149|Epic Ring|Rare|Infinite/Equip|-|-|effect
150|Sword of Light|Epic|Infinite/Equip|-|-|effect
151|Silence From The Grave|Legendary|Standard/Field|-|-|effect
`;

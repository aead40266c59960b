/** The promos as printed, copied from the table of card facts; the columns are those of `gen1-facts.ts`. */
export const PROMO_FACTS = `
001|Aqua Dragon|Promo|Dragon|12/6/110/4/7|water wings|effect
002|Arcturus|Promo|Humanoid|6/8/70/4/2|weapon axe|effect
003|Artist Eg'Toroth|Promo|Demon|2/12/10/5/5|fire|-
004|Cosmic Storm|Promo|Infinite/Field|-|-|effect
005|Cryovore|Promo|Bug|8/4/100/2/2|ice|effect
006|Denraa The Bull|Promo|Beast|10/9/90/2/10|weapon axe|-
007|Dragon of Time|Promo|Dragon|12/4/80/1/20|wings|effect
008|Ghul'Vok|Promo|Beast|12/6/100/5/5|moon|effect
009|God Killer Brox|Promo|Humanoid|11/5/110/2/5|armor|effect
010|Hell Walker|Promo|Humanoid|12/9/110/3/5|armor weapon|effect
011|Lord Marshal Goroth|Promo|Beast|8/10/70/4/4|weapon|-
012|Luc Tiberius|Promo|Humanoid|7/10/80/3/2|-|effect
013|Maximum Ward|Promo|Infinite/Field|-|-|effect
014|Moon Owl|Promo|Beast|12/12/70/2/4|moon bird wings|effect
015|Nadara|Promo|Humanoid|6/12/60/4/1|weapon bow|effect
016|Omega Titan|Promo|Cosmic|12/6/120/4/4|space|effect
017|Perseus Valenthil|Promo|Humanoid|10/3/100/2/3|weapon|effect
018|Rampage Orc|Promo|Humanoid|11/11/110/4/5|-|-
019|Scarlett|Promo|Humanoid|1/12/10/1/4|weapon|effect
020|Sweet-Tooth|Promo|Cosmic|6/12/50/4/4|-|-
021|Ward United|Promo|Infinite/Field|-|-|effect
022|Zanj the Hunter|Promo|Humanoid|6/4/60/4/0|weapon|effect
`;

import type { WardSource } from '../card.ts';
import {
  always,
  answers,
  answersFoesAttack,
  answersFoesMagic,
  cardSet,
  damage,
  equipped,
  everyCreature,
  itself,
  multiplied,
  negate,
  negateAttack,
  note,
  play,
  plus,
  requires,
  stays,
  unaffected,
  when,
  whenever,
  yes,
} from './builders.ts';

/**
 * The cards of later sets that ready decks of the opening play with: tables load them with generation 1 (`opening.ts`), and the
 * rest of their sets when it is needed.
 */

const gen2 = cardSet('gen2');
const gen3 = cardSet('gen3');

export const early: readonly WardSource[] = [
  // No. 015. W10.2.2: SPD is not compared at all.
  gen2.creature(15, 'Bear Wolf', 'Rare', 'Beast', '6/9/50/2/4', 'forest', itself([yes('strikesFirst')])),
  gen2.creature(19, 'Sharkling', 'Common', 'Beast', '1/7/30/2/2', 'water'),
  // No. 020. W8.3.1
  gen2.creature(20, 'Great White', 'Epic', 'Beast', '8/10/90/4/4', 'water', requires({ onto: 'sharkling' })),
  // No. 064. W16.1.1, W9.2.2, W5.3.1
  gen2.creature(
    64,
    'Steam Rex',
    'Legendary',
    'Mechanical',
    '11/3/110/1/10',
    '',
    unaffected,
    itself([multiplied(2)], { foePlayedLightning: true }),
  ),
  // No. 038. W14.1.1
  gen2.magic(38, 'Haunted Tree', 'Rare', 'lightning/none', answersFoesMagic, play([negate])),
  // No. 041. W9.2.3.2
  gen2.magic(41, 'Ghost Form', 'Epic', 'standard/equip', stays(2), equipped(yes('noDamage'))),
  // No. 053. W10.2.4, W14.1.1
  gen2.magic(
    53,
    'Melody of the Deep',
    'Epic',
    'lightning/none',
    answersFoesMagic,
    answersFoesAttack(),
    play([when({ card: 'a', is: { onChain: true } }, [negate], [negateAttack])]),
  ),
  // No. 055. W16.1.3: those already unaffected keep theirs.
  gen2.magic(55, 'The Iron Range', 'Epic', 'standard/field', stays(), always(everyCreature, [yes('negated')])),
  // No. 057. W6.4.2
  gen2.magic(57, 'Battle Axe', 'Common', 'standard/equip', equipped(plus('hit', 2), plus('atk', 2))),
  // No. 061. W6.2.3, W13.1
  gen2.hybrid(
    61,
    'Abominable Deer Man',
    'Rare',
    null,
    'lightning',
    '0/0/0/2/3',
    '',
    note({ neverPrimary: true, notOnBoss: true }),
    answers('link', { all: [{ foesLightning: true }, { room: true }, { hasPrimary: 'me' }] }),
    play([{ do: 'beside', card: 'self' }]),
  ),
  // No. 096. W6.5.2, W10.4.1, W6.4.2
  gen2.magic(
    96,
    'Bomb',
    'Uncommon',
    'infinite/equip',
    whenever('left', { same: ['card', 'self'] }, [damage('wearer', 30)]),
  ),
  // No. 063. W14.2.3: the demand is on the player.
  gen3.magic(63, 'Old Logging Road', 'Uncommon', 'infinite/field', always({ seats: 'all' }, [plus('tax', 5)])),
];

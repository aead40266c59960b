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
  negate,
  negateAttack,
  note,
  play,
  playOn,
  plus,
  stays,
  when,
  whenever,
  yes,
} from './builders.ts';

/** Generation 2, magics and hybrids. */

const { magic, hybrid } = cardSet('gen2');

export const gen2Magics: readonly WardSource[] = [
  magic(38, 'Haunted Tree', 'Rare', 'lightning/none', answersFoesMagic, play([negate])),
  // W9.2.3.2
  magic(41, 'Ghost Form', 'Epic', 'standard/equip', stays(2), equipped(yes('noDamage'))),
  magic(
    53,
    'Melody of the Deep',
    'Epic',
    'lightning/none',
    answersFoesMagic,
    answersFoesAttack(),
    play([when({ card: 'a', is: { onChain: true } }, [negate], [negateAttack])]),
  ),
  // W16.1.3: those already unaffected keep theirs.
  magic(55, 'The Iron Range', 'Epic', 'standard/field', stays(), always(everyCreature, [yes('negated')])),
  magic(57, 'Battle Axe', 'Common', 'standard/equip', equipped(plus('hit', 2), plus('atk', 2))),
  hybrid(
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
  // W12.3: anchors outrank it.
  magic(
    76,
    'Lead Boots',
    'Common',
    'infinite/equip',
    note({ onlyDestroyed: true }),
    playOn({ in: 'primaries', of: 'all' }, []),
    equipped(yes('noLeave')),
  ),
  magic(96, 'Bomb', 'Uncommon', 'infinite/equip', whenever('left', { same: ['card', 'self'] }, [damage('wearer', 30)])),
];

/** What is dealt and set up before anybody has a turn is no turn. */
export const turnTitle = (turn: number): string => (turn === 0 ? 'Before the first turn' : `Turn ${turn}`);
export const onTurn = (turn: number): string => (turn === 0 ? 'before the first turn' : `on turn ${turn}`);

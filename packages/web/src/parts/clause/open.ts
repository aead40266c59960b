import { create } from 'zustand';

/** Which citation lies open over the page: a clause, or a card whose text permits something. */
export const useOpenClause = create<{ at: { game: string; id: string } | null }>(() => ({ at: null }));

export const openClause = (id: string, game: string): void => useOpenClause.setState({ at: { game, id } });

export const closeClause = (): void => useOpenClause.setState({ at: null });

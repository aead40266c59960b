import { create } from 'zustand';

/** What stands open beside the match: what a spectator may see, and why the dice are fair. */
export const useTools = create<{ told: boolean; dice: boolean }>()(() => ({ told: true, dice: false }));

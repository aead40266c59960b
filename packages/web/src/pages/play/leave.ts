import { confirm } from '../../parts/dialog/Confirm.tsx';
import { keptMatch } from './start.ts';

/** Whether a new match may begin: a match under way would be given up for it. */
export const leaveKept = async (): Promise<boolean> =>
  keptMatch() === null ||
  confirm({
    title: 'Leave the match under way?',
    text: 'It is kept until a new one begins.',
    yes: 'Begin a new match',
    no: 'Keep it',
    danger: true,
  });

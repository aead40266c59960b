import type { Tips } from '../../parts/tip/tip.ts';

export const tips: Tips = {};

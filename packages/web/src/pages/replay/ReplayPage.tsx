/** Where replays are watched. */
export const ReplayPage = () => null;

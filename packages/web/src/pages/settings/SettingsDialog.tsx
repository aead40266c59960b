import { Sheet } from '../../parts/dialog/Dialog.tsx';
import { closeSettings } from './open.ts';
import { SettingsList } from './SettingsList.tsx';

/** The settings over any page; closing is enough. */
export const SettingsDialog = ({ game }: { game: string }) => (
  <Sheet open onClose={closeSettings} title="Settings">
    <SettingsList game={game} />
  </Sheet>
);

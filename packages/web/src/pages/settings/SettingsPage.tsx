import { useChosenGame } from '../../games/chosen.ts';
import { Page } from '../../parts/page/Page.tsx';
import { SettingsList } from './SettingsList.tsx';
import styles from './SettingsPage.module.css';

/** The settings at an address of their own. */
export const SettingsPage = () => (
  <Page title="Settings" lead="Everything applies at once and stays in this browser.">
    <div className={styles.page}>
      <SettingsList game={useChosenGame()} />
    </div>
  </Page>
);

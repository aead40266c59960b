import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { chosenGame } from './games/chosen.ts';
import { entryOf } from './games/index.ts';
import { CurrentPage, Navigation, navigate, type Page, useEntry } from './navigation/navigation.tsx';
import type { Params, Path } from './navigation/paths.ts';
import { SettingsHost } from './pages/settings/SettingsHost.tsx';
import { ClauseHost } from './parts/clause/ClauseHost.tsx';
import { ConfirmHost } from './parts/dialog/Confirm.tsx';
import { ToastHost } from './parts/dialog/Toast.tsx';
import { later } from './parts/later.tsx';
import { Lost, Opening, Trouble } from './parts/page/Notice.tsx';

/** An address that people type: what it is about follows from the game chosen at home. */
const ofChosen = (to: '/rules/$game' | '/cards/$game' | '/decks/$game'): Page =>
  function Chosen() {
    useEffect(() => navigate({ to, params: { game: chosenGame() }, replace: true }), []);
    return <Opening />;
  };

const RulesPage = later(() => import('./pages/rules/RulesPage.tsx').then((m) => m.RulesPage));
const MechanicsPage = later(() => import('./pages/mechanics/MechanicsPage.tsx').then((m) => m.MechanicsPage));
const ReplayPage = later(() => import('./pages/replay/ReplayPage.tsx').then((m) => m.ReplayPage));
const VerifyPage = later(() => import('./pages/verify/VerifyPage.tsx').then((m) => m.VerifyPage));
const BossesPage = later(() => import('./pages/bosses/BossesPage.tsx').then((m) => m.BossesPage));

/** Every page is a file of its own. */
const PAGES: Readonly<Record<Path, Page>> = {
  '/': later(() => import('./pages/home/HomePage.tsx').then((m) => m.HomePage)),
  '/play': later(() => import('./pages/play/PlayPage.tsx').then((m) => m.PlayPage)),
  '/replay': ReplayPage,
  '/r/$match': ReplayPage,
  '/verify': VerifyPage,
  '/verify/$match': VerifyPage,
  '/dice': later(() => import('./pages/dice/DicePage.tsx').then((m) => m.DicePage)),
  '/me': later(() => import('./pages/me/MePage.tsx').then((m) => m.MePage)),
  '/rules': ofChosen('/rules/$game'),
  '/rules/$game': RulesPage,
  '/rules/$game/$clause': RulesPage,
  '/mechanics/$game': MechanicsPage,
  '/mechanics/$game/$mechanic': MechanicsPage,
  '/cards': ofChosen('/cards/$game'),
  '/cards/$game': later(() => import('./pages/cards/CardsPage.tsx').then((m) => m.CardsPage)),
  '/decks': ofChosen('/decks/$game'),
  '/decks/$game': later(() => import('./pages/decks/DecksPage.tsx').then((m) => m.DecksPage)),
  '/decks/$game/$deck': later(() => import('./pages/decks/BuilderPage.tsx').then((m) => m.BuilderPage)),
  '/bosses': BossesPage,
  '/bosses/$game': BossesPage,
  '/bosses/$game/$foe': later(() => import('./pages/bosses/BossPage.tsx').then((m) => m.BossPage)),
  '/settings': later(() => import('./pages/settings/SettingsPage.tsx').then((m) => m.SettingsPage)),
  '/online': later(() => import('./pages/online/OnlinePage.tsx').then((m) => m.OnlinePage)),
  '/t/$code': later(() => import('./pages/online/TablePage.tsx').then((m) => m.TablePage)),
  '/history': later(() => import('./pages/history/HistoryPage.tsx').then((m) => m.HistoryPage)),
  '/daily': later(() => import('./pages/daily/DailyPage.tsx').then((m) => m.DailyPage)),
  '/puzzles': later(() => import('./pages/puzzles/PuzzlesPage.tsx').then((m) => m.PuzzlesPage)),
  '/credits': later(() => import('./pages/credits/CreditsPage.tsx').then((m) => m.CreditsPage)),
};

/** Pages about a game that has no table here do not exist. */
const known = ({ game }: Params): boolean => game === undefined || entryOf(game) !== undefined;

/** The page of the address; what any page may open lies over all of them. */
export function Shell() {
  return (
    <Navigation pages={PAGES}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <Troubled>
        <Suspense fallback={<Opening />}>
          <CurrentPage lost={Lost} known={known} />
        </Suspense>
        <ClauseHost />
        <SettingsHost />
      </Troubled>
      <ConfirmHost />
      <ToastHost />
    </Navigation>
  );
}

/** What goes wrong on one page is gone on the next. */
function Troubled({ children }: { children: ReactNode }) {
  return <Boundary entry={useEntry()}>{children}</Boundary>;
}

interface Failed {
  error: unknown;
}

// React tells of errors to classes alone.
class Boundary extends Component<{ entry: string; children: ReactNode }, { failed: Failed | null }> {
  override state = { failed: null as Failed | null };

  static getDerivedStateFromError(error: unknown): { failed: Failed } {
    return { failed: { error } };
  }

  override componentDidUpdate({ entry }: { entry: string }): void {
    if (this.state.failed !== null && entry !== this.props.entry) this.setState({ failed: null });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? this.props.children : <Trouble error={failed.error} />;
  }
}

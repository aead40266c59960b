import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { chosenGame } from './games/chosen.ts';
import { entryOf } from './games/index.ts';
import { SettingsHost } from './pages/settings/SettingsHost.tsx';
import { ClauseHost } from './parts/clause/ClauseHost.tsx';
import { ConfirmHost } from './parts/dialog/Confirm.tsx';
import { ToastHost } from './parts/dialog/Toast.tsx';
import { Lost, Opening, Trouble } from './parts/page/Notice.tsx';

/** Every page is a chunk of its own; what any page may open lies over all of them. */
function Shell() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <Suspense fallback={<Opening />}>
        <Outlet />
      </Suspense>
      <ClauseHost />
      <SettingsHost />
      <ConfirmHost />
      <ToastHost />
    </>
  );
}

const Failed = ({ error }: ErrorComponentProps) => <Trouble error={error} />;

const root = createRootRoute({ component: Shell, notFoundComponent: Lost, errorComponent: Failed });

/** Pages about a game that has no table here do not exist. */
const known = (game: string): void => {
  if (entryOf(game) === undefined) throw notFound();
};

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home/HomePage.tsx'), 'HomePage'),
});

const play = createRoute({
  getParentRoute: () => root,
  path: '/play',
  component: lazyRouteComponent(() => import('./pages/play/PlayPage.tsx'), 'PlayPage'),
});

const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay',
  component: lazyRouteComponent(() => import('./pages/replay/ReplayPage.tsx'), 'ReplayPage'),
});

const RulesPage = lazyRouteComponent(() => import('./pages/rules/RulesPage.tsx'), 'RulesPage');

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  beforeLoad: ({ params }) => known(params.game),
  component: RulesPage,
});

const clause = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game/$clause',
  beforeLoad: ({ params }) => known(params.game),
  component: RulesPage,
});

const cards = createRoute({
  getParentRoute: () => root,
  path: '/cards/$game',
  beforeLoad: ({ params }) => known(params.game),
  component: lazyRouteComponent(() => import('./pages/cards/CardsPage.tsx'), 'CardsPage'),
  validateSearch: (search: Record<string, unknown>): { card?: string } =>
    typeof search.card === 'string' ? { card: search.card } : {},
});

const boss = createRoute({
  getParentRoute: () => root,
  path: '/bosses/$game/$foe',
  beforeLoad: ({ params }) => known(params.game),
  component: lazyRouteComponent(() => import('./pages/bosses/BossPage.tsx'), 'BossPage'),
});

/** Addresses that people type: what they are about follows from the game chosen at home. */
const chosen = (path: string, to: '/rules/$game' | '/cards/$game') =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, params: { game: chosenGame() }, replace: true });
    },
  });

const BossesPage = lazyRouteComponent(() => import('./pages/bosses/BossesPage.tsx'), 'BossesPage');

const bosses = createRoute({ getParentRoute: () => root, path: '/bosses', component: BossesPage });

const bossesOf = createRoute({
  getParentRoute: () => root,
  path: '/bosses/$game',
  beforeLoad: ({ params }) => known(params.game),
  component: BossesPage,
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/settings/SettingsPage.tsx'), 'SettingsPage'),
});

const online = createRoute({
  getParentRoute: () => root,
  path: '/online',
  component: lazyRouteComponent(() => import('./pages/online/OnlinePage.tsx'), 'OnlinePage'),
});

const table = createRoute({
  getParentRoute: () => root,
  path: '/t/$code',
  component: lazyRouteComponent(() => import('./pages/online/TablePage.tsx'), 'TablePage'),
});

const history = createRoute({
  getParentRoute: () => root,
  path: '/history',
  component: lazyRouteComponent(() => import('./pages/history/HistoryPage.tsx'), 'HistoryPage'),
});

const daily = createRoute({
  getParentRoute: () => root,
  path: '/daily',
  component: lazyRouteComponent(() => import('./pages/daily/DailyPage.tsx'), 'DailyPage'),
});

const credits = createRoute({
  getParentRoute: () => root,
  path: '/credits',
  component: lazyRouteComponent(() => import('./pages/credits/CreditsPage.tsx'), 'CreditsPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    play,
    replay,
    chosen('/rules', '/rules/$game'),
    rules,
    clause,
    chosen('/cards', '/cards/$game'),
    cards,
    bosses,
    bossesOf,
    boss,
    settings,
    online,
    table,
    history,
    daily,
    credits,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: Failed,
  defaultNotFoundComponent: Lost,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { Suspense } from 'react';
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

const rules = createRoute({ getParentRoute: () => root, path: '/rules/$game', component: RulesPage });

const clause = createRoute({ getParentRoute: () => root, path: '/rules/$game/$clause', component: RulesPage });

const cards = createRoute({
  getParentRoute: () => root,
  path: '/cards/$game',
  component: lazyRouteComponent(() => import('./pages/cards/CardsPage.tsx'), 'CardsPage'),
  validateSearch: (search: Record<string, unknown>): { card?: string } =>
    typeof search.card === 'string' ? { card: search.card } : {},
});

const boss = createRoute({
  getParentRoute: () => root,
  path: '/bosses/$game/$foe',
  component: lazyRouteComponent(() => import('./pages/bosses/BossPage.tsx'), 'BossPage'),
});

const credits = createRoute({
  getParentRoute: () => root,
  path: '/credits',
  component: lazyRouteComponent(() => import('./pages/credits/CreditsPage.tsx'), 'CreditsPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([home, play, replay, rules, clause, cards, boss, credits]),
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

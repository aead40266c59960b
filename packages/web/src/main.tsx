import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepAppearance } from './appearance.ts';
import { Shell } from './router.tsx';
import './style/global.css';

keepAppearance();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Shell />
  </StrictMode>,
);

// After the page is up: a table that works without a network is worth waiting a moment for.
addEventListener('load', () => {
  void import('./offline.ts').then(({ registerOffline }) => registerOffline());
});

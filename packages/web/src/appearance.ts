import { motionReduced, type Settings, useSettings } from './settings.ts';

/** Theme and motion as attributes of the page. `index.html` does the same before the first paint. */
export function keepAppearance(): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const apply = ({ theme, motion }: Settings): void => {
    const { dataset } = document.documentElement;
    dataset.theme = theme === 'system' ? (light.matches ? 'light' : 'dark') : theme;
    dataset.motion = motionReduced(motion) ? 'reduced' : 'full';
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--ground').trim());
  };
  apply(useSettings.getState());
  useSettings.subscribe(apply);
  for (const query of [light, still]) query.addEventListener('change', () => apply(useSettings.getState()));
}

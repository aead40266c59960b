import { useEffect, useState } from 'react';

/** Whether the page is of an older table than the one on the server: one that was left open while a newer came. */

/** The scripts and styles that a page begins with. */
export function filesOf(page: Document): string[] {
  const scripts = [...page.querySelectorAll('script[type="module"][src]')].map((e) => e.getAttribute('src')!);
  const styles = [...page.querySelectorAll('link[rel="stylesheet"]')].map((e) => e.getAttribute('href')!);
  return [...scripts, ...styles].map((url) => new URL(url, location.origin).pathname);
}

async function isNewer(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const there = filesOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    const here = filesOf(document);
    return answer.ok && there.length > 0 && !there.every((file) => here.includes(file));
  } catch {
    // No network: nothing is known of a newer one.
    return false;
  }
}

/** Null until it is known. Asked where something has failed: a newer table is the likeliest reason that a file is gone. */
export function useNewer(): boolean | null {
  const [newer, setNewer] = useState<boolean | null>(null);
  useEffect(() => {
    void isNewer().then(setNewer);
  }, []);
  return newer;
}

import type { Me } from '@wardroom/protocol';
import { create } from 'zustand';
import { callMe, whoAmI } from '../../online/api.ts';
import { device } from '../../storage.ts';

/** Who the server takes this browser for; undefined until it has said. */
export const useMe = create<{ me: Me | null | undefined; error: string }>()(() => ({ me: undefined, error: '' }));

const NAME = 'wardroom.name';

/** The name that was last used here. */
export const lastName = (): string => device.getItem(NAME) ?? '';

export async function learnMe(): Promise<void> {
  try {
    useMe.setState({ me: await whoAmI(), error: '' });
  } catch (e) {
    useMe.setState({ error: (e as Error).message });
  }
}

/** Says who one is: a guest is made of whoever comes for the first time. */
export async function beCalled(name: string): Promise<void> {
  const me = await callMe(name.trim());
  device.setItem(NAME, me.name);
  useMe.setState({ me, error: '' });
}

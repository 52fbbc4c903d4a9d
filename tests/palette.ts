import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { signedIn } from './app';
import { server } from './server';

type App = Awaited<ReturnType<typeof signedIn>>;

/** A screen that adds no results to the palette. */
export const PATH = '/setting/search-hotwords';

export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索' });
export const list = () => screen.getByRole('listbox', { name: '搜索结果' });
export const option = (name: string | RegExp) => within(list()).findByRole('option', { name });
export const chosen = () => within(list()).queryByRole('option', { selected: true });
export const closed = () =>
  waitFor(() => expect(screen.queryByRole('combobox', { name: '搜索' })).not.toBeInTheDocument());

/** The shortcut works as soon as the button is rendered. */
const ready = () => screen.findByRole('button', { name: '搜索 Ctrl K' });

export async function openPalette(app: Pick<App, 'user'>) {
  await ready();
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('listbox', { name: '搜索结果' });
}

/** Opens the console at `path` with the palette open and `text` entered. */
export async function palette(path = PATH, text = '') {
  const app = await signedIn(path, { shell: 'full' });
  await openPalette(app);
  if (text !== '') await app.user.type(field(), text);
  return app;
}

/** Records the JSON bodies of all later requests whose path ends with `path`. */
export function recordBodies(path: string) {
  const bodies: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (new URL(request.url).pathname.endsWith(path)) bodies.push(await request.clone().json());
  });
  return bodies;
}

import { createPluginManager } from '@@/core/plugin';
import { Provider } from '@@/plugin-model';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { openScreen } from './screen';

const models = { '@@initialState': () => ({ initialState: { currentUser: { id: '1', name: '林晓' } } }) };

/** Renders a part of a screen with Umi's router, its texts and a signed-in operator, and nothing else around it. */
export function renderPart(part: ReactNode, path = '/') {
  createPluginManager();
  const view = openScreen(() => <Provider models={models}>{part}</Provider>, path);
  return { ...view, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

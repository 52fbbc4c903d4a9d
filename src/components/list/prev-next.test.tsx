import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test, vi } from 'vitest';
import { useQueryParams } from '@/hooks/useQueryParams';
import { forgetSession } from '@/session/forget';
import { click } from '../testing/events';
import { PagePrevNext } from './PagePrevNext';
import { PrevNextButtons } from './PrevNextButtons';
import { button, change, findRow, makeRows, openList, type Row, url } from './testing/open-list';
import { getLastFilter, returnToList } from './usePrevNext';

const readAhead = vi.fn();

/** The record with `id` from the URL, open over the list. */
function OpenRecord({ hasKeysOnly }: { hasKeysOnly?: boolean }) {
  const { read, patch } = useQueryParams();
  const id = read('id');
  if (!id) return null;
  const show = (other: string) => patch({ id: other });
  return <PrevNextButtons entity="hotword" id={id} onOpen={show} readAhead={readAhead} hasKeysOnly={hasKeysOnly} />;
}
const previous = () => button('列表中的上一个');
const next = () => button('列表中的下一个');
const isAt = (id: number) =>
  waitFor(() => expect(new URLSearchParams(history.location.search).get('id')).toBe(`${id}`));

test('steps through the list in its order and past the edge of its page, with buttons and with J and K', async () => {
  const { user } = openList({
    rows: makeRows(12),
    at: '/?sort=count',
    isCovered: true,
    children: () => <OpenRecord />,
  });
  await findRow('A12');
  act(() => history.push('/?sort=count&id=4'));
  await click(await screen.findByRole('button', { name: '列表中的上一个' }));
  await isAt(5);
  await waitFor(() => expect(readAhead).toHaveBeenCalledWith('4'));
  await click(next());
  await click(next());
  await isAt(3);
  // The third row is the last of its page.
  await waitFor(() => expect(next()).toBeEnabled());
  await user.keyboard('j');
  await isAt(2);
  await user.keyboard('j');
  await isAt(1);
  expect(next()).toBeDisabled();
  await user.keyboard('jk');
  await isAt(2);
  expect(url()).toContain('sort=count');
});

test('skips no row when J is pressed quickly, even while the record loads', async () => {
  const { user } = openList({ children: () => <OpenRecord hasKeysOnly /> });
  await findRow('A01');
  act(() => history.push('/?id=1'));
  await isAt(1);
  expect(screen.queryByRole('button', { name: '列表中的下一个' })).not.toBeInTheDocument();
  await user.keyboard('jjj');
  await isAt(4);
  await user.keyboard('k');
  await isAt(3);
});

test('keeps the order of the list while a record is open over it', async () => {
  const rows = makeRows(4);
  const { service } = openList({ rows, isCovered: true, children: () => <OpenRecord /> });
  await findRow('A02');
  act(() => history.push('/?id=2'));
  await waitFor(() => expect(previous()).toBeEnabled());
  // The change moves the record to the end.
  Object.assign(rows[1] as Row, { name: 'A90' });
  await click(button('刷新'));
  await findRow('A90');
  await click(next());
  await isAt(3);
  change({ isCovered: false });
  await click(button('刷新'));
  await waitFor(() => expect(service).toHaveBeenCalledTimes(3));
  act(() => history.push('/?id=1'));
  await click(next());
  await isAt(3);
});

test('replaces the page of one record by that of the next, on the same tab', async () => {
  openList({ at: '/?status=on', children: () => <PagePrevNext entity="hotword" id="2" /> });
  await findRow('A02');
  expect(getLastFilter('hotword')).toEqual({ status: 'on' });
  act(() => history.push('/?status=on&id=2&tab=log'));
  const steps = window.history.length;
  await waitFor(() => expect(next()).toBeEnabled());
  act(() => next().click());
  await waitFor(() => expect(url()).toBe('/?id=4&tab=log'));
  expect(window.history.length).toBe(steps);
});

test('offers no next record for one that is not in the list, or after the session has ended', async () => {
  const { unmount } = openList({ children: () => <OpenRecord /> });
  await findRow('A01');
  act(() => history.push('/?id=77'));
  await isAt(77);
  expect(screen.queryByRole('button', { name: '列表中的下一个' })).not.toBeInTheDocument();
  unmount();
  act(() => forgetSession());
  act(() => returnToList('hotword', '/list'));
  expect(url()).toBe('/list');
  expect(getLastFilter('hotword')).toEqual({});
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { expire } from '@/components/form/testing/notes';
import type { RowAction } from '@/components/list/actions';
import { write } from '@/components/testing/events';
import type { ChannelLink } from '@/contract/channel-link-list';
import { CodeQuotaNote } from '@/pages/channel/link-list/CodeQuotaNote';
import { CodeThumb } from '@/pages/channel/link-list/CodeThumb';
import { ExpiryCell } from '@/pages/channel/link-list/ExpiryCell';
import LinkListScreen from '@/pages/channel/link-list/index';
import { LinkDrawer } from '@/pages/channel/link-list/LinkDrawer';
import { ProjectState } from '@/pages/channel/link-list/TargetCell';
import { useLinkActions } from '@/pages/channel/link-list/useLinkActions';
import { expireReads } from '@/services/query-client';
import { state } from '../../mock/state';
import { NOW, signInAs } from '../app';
import { renderPart } from '../screen';
import { fault, server } from '../server';

beforeEach(() => signInAs(0));

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
// Rows have no figures, since counting all tracks of the world takes seconds.
const makeLink = (change: Partial<ChannelLink> = {}) =>
  ({ ...state().world.channelLinks[0], isClicked: false, status: 'active', ...change }) as unknown as ChannelLink;

test('shows the number of permanent codes, warns from 90 % on, and says what to do when none is left', async () => {
  const { platform } = state().world;
  const show = async (used: number, text: RegExp) => {
    platform.permanentCodes = used;
    const { unmount } = renderPart(<CodeQuotaNote />);
    const note = await screen.findByText(text);
    const isAlert = note.closest('[role=alert]') !== null;
    unmount();
    expireReads();
    return isAlert;
  };
  expect(await show(41_280, /已用 41,280 \/ 100,000/)).toBe(false);
  expect(await show(90_500, /90,500 \/ 100,000，只剩 9,500 个/)).toBe(true);
  expect(await show(100_000, /100,000 个已全部用完.*请改用公众号临时码/)).toBe(true);
});

test('shows the time left of a link, marks the last days and links without expiry, and marks an ended project', () => {
  renderPart(
    <>
      <p data-testid="urgent">
        <ExpiryCell expiresAt={at(2)} />
      </p>
      <p data-testid="later">
        <ExpiryCell expiresAt={at(20)} />
      </p>
      <p data-testid="never">
        <ExpiryCell expiresAt={null} />
      </p>
      <ProjectState projectStatus={'finished' as never} />
      <ProjectState projectStatus={'paused' as never} />
    </>,
  );
  expect(screen.getByTestId('urgent')).toHaveTextContent(/^剩 (1 天|2 天|47 小时)/);
  expect(screen.getByTestId('later')).toHaveTextContent(/^剩 \d+ 天（/);
  expect(screen.getByTestId('never')).toHaveTextContent('永久');
  expect(screen.getByText('项目已结束')).toBeInTheDocument();
  expect(screen.getByText('项目已暂停')).toBeInTheDocument();
});

type ActionsProps = { link: ChannelLink; onActions: (actions: readonly RowAction[]) => void };

function Actions({ link, onActions }: ActionsProps) {
  onActions(useLinkActions({ edit: vi.fn(), code: vi.fn(), renew: vi.fn() })(link));
  return null;
}

test('offers renewal only with an expiry, deletion only before the first click, and copying only with a URL', () => {
  const read = (change: Partial<ChannelLink>) => {
    const onActions = vi.fn<(actions: readonly RowAction[]) => void>();
    renderPart(<Actions link={makeLink(change)} onActions={onActions} />).unmount();
    return onActions.mock.lastCall?.[0].map(({ key }) => key);
  };
  const forever = read({ expiresAt: null, codeType: 'mpCode' });
  expect(forever).toContain('delete');
  expect(forever).not.toContain('renew');
  expect(forever).not.toContain('copy');
  // All its clicks were moved to another channel.
  const address = { expiresAt: at(5), codeType: 'urlLink', shareUrl: 'https://url.example.com/a' } as const;
  const clicked = read({ ...address, clickCount: 0, isClicked: true });
  expect(clicked).toEqual(expect.arrayContaining(['copy', 'renew']));
  expect(clicked).not.toContain('delete');
  const archived = { ...address, channelStatus: 'archived' } as const;
  expect(read(archived)).toContain('disable');
  expect(read(archived)).not.toContain('renew');
  expect(read({ ...archived, status: 'disabled' })).not.toContain('enable');
});

test('saves a link with its expiry and project unchanged, even when both have ended', async () => {
  const project = state().world.projects.find(({ status }) => status === 'finished');
  const link = makeLink({
    ...{ channelName: '门诊', linkType: 'project', projectId: project?.id, path: null, query: null, url: null },
    ...{ codeType: 'mpCode', envVersion: 'release', expireType: 'time', expireDays: null, expiresAt: at(-2) },
  });
  const bodies: unknown[] = [];
  server.use(
    fault.json('GET', '/channel-links/:id', { success: true, data: link }),
    http.put('*/channel-links/:id', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: { ...link, version: link.version + 1 } });
    }),
  );
  const onSaved = vi.fn();
  const { user } = renderPart(
    <LinkDrawer target={link.id} channelId={null} onSaved={onSaved} onMissing={vi.fn()} onClose={vi.fn()} />,
  );
  expect(await screen.findByText(`${project?.name} ${project?.projectNo}（项目已结束）`)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('备注'), { target: { value: '三楼也有一张' } });
  await user.click(screen.getByRole('button', { name: /保\s?存$/ }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(bodies).toMatchObject([{ remark: '三楼也有一张', projectId: project?.id, expiresAt: link.expiresAt }]);
});

test('a thumbnail opens the full QR code of its link', async () => {
  const link = makeLink({ codeType: 'mpCode' });
  const onOpen = vi.fn();
  const { user } = renderPart(<CodeThumb link={link} onOpen={onOpen} />);
  await user.click(screen.getByRole('button', { name: `“${link.name}”的码` }));
  expect(onOpen).toHaveBeenCalledWith(link);
});

test('shows that a channel does not exist, and leads to the links of all channels', async () => {
  server.use(fault.json('GET', '/channels/choices', { success: true, data: [] }));
  const { user } = renderPart(<LinkListScreen />, { path: '/?channelId=nothing' });
  expect(await screen.findByText('渠道不存在或已被删除')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '查看全部链接' }));
  await waitFor(() => expect(history.location.pathname).toBe('/channel/link-list'));
});

test('a new link of a channel does not take over what was entered for another channel', async () => {
  const [first, other] = state().world.channels.filter(({ status }) => status === 'enabled');
  const drawer = (channelId = '') => (
    <LinkDrawer target="new" channelId={channelId} onSaved={() => {}} onMissing={() => {}} onClose={() => {}} />
  );
  const view = renderPart(drawer(first?.id));
  await write(await screen.findByLabelText('链接名称'), '门诊一楼海报');
  expire(view);
  const { unmount } = renderPart(drawer(other?.id));
  expect(await screen.findByLabelText('链接名称')).toHaveValue('');
  unmount();
  renderPart(drawer(first?.id));
  expect(await screen.findByLabelText('链接名称')).toHaveValue('门诊一楼海报');
});

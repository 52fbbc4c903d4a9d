import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { projectLink as limit } from '@/contract/limits/project-link';
import type { ProjectLink } from '@/contract/project-link';
import { getLinkPositions } from '@/domain/project-link/shown';
import { useLinkLabels } from '@/features/project-link/useLinkLabels';
import { LinkList } from '@/pages/project/link-edit/LinkList';
import { LinkPreview } from '@/pages/project/link-edit/LinkPreview';
import { LinkToolbar } from '@/pages/project/link-edit/LinkToolbar';
import { listProjectLinks } from '@/services/project';
import { signInAs } from '../app';
import { renderPart } from '../screen';

beforeEach(() => signInAs(0));

const education = getLinkPositions('education');

function List({ links, shownPositions }: { links: readonly ProjectLink[]; shownPositions: readonly string[] }) {
  const labels = useLinkLabels([]);
  return (
    <LinkList {...{ links, labels, shownPositions }} isLoading={false} isChecking={() => false} onStart={() => {}} />
  );
}

test('a project without results marks links that nobody sees, and offers no result page', async () => {
  const { unmount } = renderPart(<List links={[]} shownPositions={education} />);
  const links = await listProjectLinks('9001');
  expect(screen.getByText('还没有链接，会员在详情页看不到任何链接')).toBeInTheDocument();
  unmount();
  renderPart(
    <>
      <List links={links} shownPositions={education} />
      <LinkPreview links={links} levels={[]} positions={education} />
    </>,
  );
  expect(screen.getByRole('heading', { name: /^结果页/ })).toHaveTextContent('会员看不到');
  expect(screen.getByRole('heading', { name: /^详情页/ })).not.toHaveTextContent('会员看不到');
  expect(screen.queryByRole('radio', { name: '结果页' })).not.toBeInTheDocument();
});

test('a full project disables new links with a reason, and an archived one has no buttons', () => {
  const props = { isReadOnly: false, isChecking: false, onOpen: vi.fn(), onCheckAll: vi.fn() };
  const { unmount } = renderPart(<LinkToolbar {...props} count={limit.maxPerProject} />);
  const create = screen.getByRole('button', { name: '新建链接' });
  expect(create).toBeDisabled();
  expect(create).toHaveAccessibleDescription('已达 20 条上限，删除一条后才能新建');
  unmount();
  renderPart(<LinkToolbar {...props} isReadOnly count={3} />);
  expect(screen.getByRole('status', { name: '已有 3 条链接，最多 20 条' })).toHaveTextContent('3 / 20');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

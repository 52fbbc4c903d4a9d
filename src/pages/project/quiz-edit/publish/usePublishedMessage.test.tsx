import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { emptyQuiz } from '@/domain/quiz/edit/defaults';
import { openEditor, server } from '../testing/open-editor';
import { usePublishedMessage } from './usePublishedMessage';

function Publish() {
  const tell = usePublishedMessage();
  return (
    <button type="button" onClick={() => tell(2)}>
      publish
    </button>
  );
}

test.each([
  ['published', '会员现在答的是这一版。'],
  ['draft', '项目上线后，会员答的是这一版。'],
])(
  'publishing in a %s project shows when members get the version, until the operator leaves the screen',
  async (status, text) => {
    const project = { id: 'p1', status, version: 1, hospitalIds: [], keywords: [], followUpPlan: [] };
    server.use(http.get('*/api/admin/v1/projects/p1', () => HttpResponse.json({ success: true, data: project })));
    const { user } = openEditor(<Publish />, emptyQuiz(''));
    await user.click(screen.getByRole('button', { name: 'publish' }));
    expect(await screen.findByText('第 2 版已发布')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();

    act(() => history.push('/?step=4'));
    expect(screen.getByText('第 2 版已发布')).toBeInTheDocument();
    act(() => history.push('/elsewhere'));
    await waitFor(() => expect(screen.queryByText('第 2 版已发布')).not.toBeInTheDocument());
  },
);

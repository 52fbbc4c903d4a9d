import { screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/screen';
import { click } from '../testing/events';
import { LastReview } from './LastReview';
import { ReviewBadge } from './ReviewBadge';
import { VerdictFields } from './VerdictFields';

const noRequest = { reviewRequestedAt: null, reviewRequestedByName: null, reviewRequestedOfName: null };
const checks = [
  { value: 'text', label: '文字无误' },
  { value: 'dose', label: '剂量无误' },
];

function renderReview(onFinish = vi.fn()) {
  const view = renderPart(<Review onFinish={onFinish} />);
  return { ...view, onFinish, submit: () => click(screen.getByRole('button', { name: 'submit' })) };
}

function Review({ onFinish }: { onFinish: (values: object) => void }) {
  const [version, setVersion] = useState(1);
  return (
    <Form onFinish={onFinish}>
      <VerdictFields
        version={version}
        checks={checks}
        refuseWarning="提示将停用"
        maxNoteLength={20}
        withPass={<p>同时启用</p>}
      />
      <button type="button" onClick={() => setVersion(2)}>
        change
      </button>
      <button type="submit">submit</button>
    </Form>
  );
}

test('requires a verdict and every check for an approval, with an optional note', async () => {
  const { submit, onFinish } = renderReview();
  await submit();
  expect(await screen.findByText('请选择审核结论')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await click(screen.getByRole('radio', { name: '通过' }));
  expect(screen.getByText('同时启用')).toBeInTheDocument();
  await click(screen.getByRole('checkbox', { name: '文字无误' }));
  await submit();
  expect(await screen.findByText('须逐项确认后才能通过')).toBeInTheDocument();
  // Another version has to be checked again.
  await click(screen.getByRole('button', { name: 'change' }));
  expect(screen.getByRole('checkbox', { name: '文字无误' })).not.toBeChecked();
  await click(screen.getByRole('checkbox', { name: '文字无误' }));
  await click(screen.getByRole('checkbox', { name: '剂量无误' }));
  await submit();
  await waitFor(() => expect(onFinish).toHaveBeenCalledOnce());
  expect(onFinish.mock.lastCall?.[0]).toMatchObject({ verdict: 'approve', checks: ['text', 'dose'] });
});

test('warns of the effect of a refusal, and requires a note and no checks', async () => {
  const { user, submit, onFinish } = renderReview();
  await click(screen.getByRole('radio', { name: '不通过' }));
  expect(screen.getByRole('note')).toHaveTextContent('提示将停用');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByText('同时启用')).not.toBeInTheDocument();
  await submit();
  await waitFor(() => expect(screen.getByLabelText('审核意见')).toHaveAccessibleDescription(/不能为空/));
  expect(onFinish).not.toHaveBeenCalled();
  await click(screen.getByLabelText('审核意见'));
  await user.paste('剂量写错');
  await submit();
  await waitFor(() => expect(onFinish.mock.lastCall?.[0]).toMatchObject({ verdict: 'refuse', note: '剂量写错' }));
});

test('distinguishes refused from open reviews, and shows the note in a tooltip, also on focus', async () => {
  const open = { medicalReviewed: false, reviewedByName: null, reviewedAt: null, reviewNote: null, ...noRequest };
  const refused = { ...open, reviewedByName: '周宁', reviewedAt: '2026-11-20T10:00:00+08:00', reviewNote: '剂量写错' };
  const { user } = renderPart(
    <>
      <ReviewBadge reviewed={open} />
      <ReviewBadge reviewed={refused} />
      <LastReview reviewed={open} />
      <LastReview reviewed={refused} />
    </>,
  );
  expect(screen.getByText('待审核')).toBeInTheDocument();
  expect(screen.getByText('上次审核：未通过 · 周宁')).toBeInTheDocument();
  expect(screen.getByText('上次意见：剂量写错')).toBeInTheDocument();
  expect(screen.getAllByText(/^上次审核/)).toHaveLength(1);
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('周宁：剂量写错');
  expect(document.activeElement).toHaveAccessibleDescription('周宁：剂量写错');
});

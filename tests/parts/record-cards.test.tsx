import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { click } from '@/components/testing/events';
import type { RecordDetail } from '@/contract/record-detail';
import { AppError } from '@/errors/app-error';
import { ContradictionNote } from '@/features/record/ContradictionNote';
import { AnswerItem } from '@/pages/record/record-detail/AnswerItem';
import { FlagsCard } from '@/pages/record/record-detail/FlagsCard';
import { PatientCard } from '@/pages/record/record-detail/PatientCard';
import { RecordNotices } from '@/pages/record/record-detail/RecordNotices';
import { RecordReveal } from '@/pages/record/record-detail/RecordReveal';
import { ScoreCard } from '@/pages/record/record-detail/ScoreCard';
import { toRecordDetail } from '../../mock/record/detail';
import { state } from '../../mock/state';
import { signInAs } from '../app';
import { prepareRecord } from '../records';
import { renderPart } from '../screen';

beforeEach(() => signInAs(0));

const makeRecord = (change: Partial<RecordDetail> = {}) => ({
  ...toRecordDetail(prepareRecord('reviewing')),
  ...change,
});

test('shows why a record has ended, what it waits for, and that its patient must not be contacted', () => {
  const findNotices = (change: Partial<RecordDetail>) => {
    const { unmount } = renderPart(<RecordNotices record={makeRecord({ withheld: null, ...change })} />);
    const texts = screen.queryAllByRole('note').map(({ textContent }) => textContent);
    unmount();
    return texts;
  };
  expect(findNotices({ pendingReason: null, reopenReason: null })).toEqual([]);
  expect(findNotices({ pendingReason: '缺病理', reopenReason: '补充了资料' })).toEqual([
    '待定，还缺：缺病理',
    '重新打开：补充了资料',
  ]);
  expect(findNotices({ status: 'rejected', rejectReason: '重复提交' })).toEqual(['未通过：重复提交']);
  expect(findNotices({ status: 'voided', voidReason: '误提交' })).toEqual(['已作废：误提交']);
  expect(findNotices({ status: 'abandoned' })).toEqual(['超过 7 天未提交，已放弃。']);
  expect(findNotices({ status: 'closed', closeReason: 'brandNew' as never })).toEqual([
    expect.stringMatching(/^已关闭：.*brandNew/),
  ]);
  const contact = { reason: '会员要求', until: '2026-12-01' };
  expect(
    findNotices({ doNotContact: contact, withheld: 'noConsent', pendingReason: null, reopenReason: null }),
  ).toEqual(['请勿联系（至 2026-12-01）：会员要求', '会员未授权使用健康信息，答卷不显示。']);
});

test('explains the score with its quiz, marks the reached level, and retries after a failure', async () => {
  const record = makeRecord({ withheld: null });
  const quiz = state().world.quizzes.find(({ id }) => id === record.quizId) as never;
  const reload = vi.fn();
  const read = { quiz: undefined, error: new AppError('network'), reload };
  const failed = renderPart(<ScoreCard record={record} shown={record.answers} read={read} />);
  expect(screen.getByText('问卷加载失败')).toBeInTheDocument();
  await click(screen.getByRole('button', { name: /^重\s?试$/ }));
  expect(reload).toHaveBeenCalledOnce();
  failed.unmount();

  const done = { quiz, error: undefined, reload };
  const shown = renderPart(<ScoreCard record={record} shown={record.answers} read={done} />);
  expect(screen.getByText(/计分方式/)).toHaveTextContent(`总分 ${record.totalScore} / ${record.maxScore} 分`);
  const levels = within(screen.getByRole('list', { name: '等级' }));
  expect(levels.getAllByText(/← 本次$/)).toHaveLength(1);
  expect(levels.getByText(/← 本次$/)).toHaveTextContent(record.levelName ?? '');
  shown.unmount();

  const withheld = makeRecord({ withheld: 'withdrawn' });
  renderPart(<ScoreCard record={withheld} shown={withheld.answers} read={done} />);
  expect(screen.getByText('答卷不显示，无法说明得分。')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('offers to reveal only the personal data that the patient has', async () => {
  const renderPatient = (change: Partial<RecordDetail>) => {
    const [record, noop] = [makeRecord({ withheld: null, ...change }), () => {}];
    return renderPart(
      <>
        <PatientCard record={record} onShowAnswer={noop} onReveal={noop} onRevealed={noop} onRecorded={noop} />
        <RecordReveal
          record={record}
          claim={{ proposed: undefined, confirmed: undefined, confirm: noop }}
          onClose={noop}
        />
      </>,
    );
  };
  const findNames = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  const hasMobile = renderPatient({ patientNameMasked: null, mobileMasked: '138****1234', idNoMasked: null });
  expect(screen.getByRole('button', { name: '查看患者信息', hidden: true })).toBeInTheDocument();
  expect(findNames()).toEqual(['手机号']);
  expect(screen.getByRole('checkbox')).toBeChecked();
  hasMobile.unmount();

  renderPatient({ patientNameMasked: null, mobileMasked: null, idNoMasked: null });
  expect(screen.queryByRole('button', { name: '查看患者信息', hidden: true })).not.toBeInTheDocument();
});

test('shows the amendment of an answer with the original, and the rules of a question that was not asked', async () => {
  const [first] = makeRecord().answers;
  if (!first) throw new Error('the record has no answers');
  const answer = { ...first, number: 3, hidden: false, masked: false, titleSnapshot: '您的年龄？' };
  const amendment = {
    ...{ questionId: answer.questionId, from: ['40'], to: ['41'], reason: '来电更正', byName: '林晓' },
    ...{ at: '2026-11-21T09:00:00+08:00', scoreBefore: 5, scoreAfter: 7 },
  };
  const onAmend = vi.fn();
  const common = { amendments: [], hidden: undefined };
  renderPart(
    <ol>
      <AnswerItem {...common} answer={answer} text="41" amendments={[amendment] as never} onAmend={onAmend} />
      <AnswerItem
        {...common}
        answer={{ ...answer, questionId: 'q2', number: 4, hidden: true }}
        text={null}
        hidden={{ by: 'rule' as never, rules: ['年龄大于 60 时不询问'] }}
      />
      <AnswerItem {...common} answer={{ ...answer, questionId: 'q3', masked: true, sensitive: true }} text={null} />
    </ol>,
  );
  const [amended, hidden, masked] = screen.getAllByRole('listitem').filter(({ id }) => id !== '');
  expect(amended).toHaveTextContent(/已更正.*40 → 41 · 得分 5 → 7 · 来电更正（林晓）/);
  await click(screen.getByRole('button', { name: '更正第 3 题' }));
  expect(onAmend).toHaveBeenCalledOnce();
  expect(hidden).toHaveTextContent(/未询问.*年龄大于 60 时不询问/);
  expect(masked).toHaveTextContent('敏感内容，已隐藏');
});

test('shows contradictions to the profile without answers in a row, and keeps a masked answer masked', () => {
  const known = { field: 'gender', questionId: 'q1', profile: 'female', answer: null } as const;
  const { unmount } = renderPart(<ContradictionNote record={{ contradicts: ['age', 'gender'], totalScore: null }} />);
  expect(screen.getByRole('note')).toHaveTextContent('档案与作答不一致年龄性别请先核实。');
  unmount();
  renderPart(<ContradictionNote record={makeRecord({ contradicts: ['gender'], contradictions: [known] })} />);
  expect(screen.getByRole('note')).toHaveTextContent('性别：档案 女，作答 已隐藏');
});

test('shows red flags first, links them to their answers, and hides answers to sensitive questions', async () => {
  const onShow = vi.fn();
  const flag = { optionId: 'o1', title: '吸烟', optionLabel: '每天' };
  const flags = [
    { ...flag, questionId: 'q1', flag: 'warn' },
    { ...flag, questionId: 'q2', title: '呕血', optionLabel: null, flag: 'red' },
  ] as RecordDetail['riskFlags'];
  renderPart(<FlagsCard flags={flags} onShow={onShow} />);
  expect(screen.getByText('风险项（2）')).toBeInTheDocument();
  const [danger, warning] = screen.getAllByRole('button');
  expect(danger).toHaveTextContent(/呕血.*敏感内容，已隐藏/);
  expect(warning).toHaveTextContent(/吸烟.*每天/);
  await click(danger as HTMLElement);
  expect(onShow).toHaveBeenCalledWith('q2');
});

import { ProFormDependency } from '@ant-design/pro-components';
import { useModel } from '@umijs/max';
import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { DayField } from '@/components/inputs/DayField';
import { OperatorField } from '@/components/operator/OperatorField';
import { jobStore } from '@/components/shell/jobs/store';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { handoverTexts } from '@/locales/handover';
import { startHandover } from '@/services/handover';
import { listOperators } from '@/services/operator';
import { serverNow } from '@/utils/clock';
import { businessClock } from '@/utils/date';
import { OpenWork } from './OpenWork';

type Values = { fromId: string; toId: string; startsOn?: string | null };

const today = () => businessClock(serverNow()).format('YYYY-MM-DD');

type Props = {
  /** Called when the job has started, to show its progress. */
  onStarted: () => void;
  onClose: () => void;
};

/**
 * Hands over all open work of one operator, by default the current one, to another. Shows how much there is; progress
 * and failed rows appear among the operator's jobs.
 */
export default function HandoverDialog({ onStarted, onClose }: Props) {
  const { data: operators } = useRead(['operator', 'options'], listOperators);
  // The current user is known by name only: if two have that name, neither is preselected.
  const { initialState } = useModel('@@initialState');
  const named = operators?.filter(({ name }) => name === initialState?.currentUser?.name) ?? [];
  if (!operators) return null;
  return (
    <Asked
      operators={operators}
      fromId={named.length === 1 ? named[0]?.id : undefined}
      onStarted={onStarted}
      onClose={onClose}
    />
  );
}

type AskedProps = Props & { operators: Awaited<ReturnType<typeof listOperators>>; fromId: string | undefined };

function Asked({ operators, fromId, onStarted, onClose }: AskedProps) {
  const t = useText(handoverTexts);
  const { message } = App.useApp();
  const operatorOf = (id: string | undefined) => operators.find((one) => one.id === id);
  return (
    <ActionDialog<Values>
      draft={`handover:${fromId ?? ''}`}
      title={t('title')}
      okText={t('ok')}
      warning={t('text')}
      initialValues={{ fromId }}
      onSubmit={async ({ startsOn = null, ...between }) => {
        jobStore.track(await startHandover({ ...between, startsOn }));
        const name = operatorOf(between.toId)?.name ?? '';
        message.success(startsOn === null ? t('started', { name }) : t('planned', { name, day: startsOn }));
        onStarted();
      }}
      onClose={onClose}
    >
      <OperatorField name="fromId" label={t('from')} hasInactive />
      <ProFormDependency<{ fromId?: string }> name={['fromId']}>
        {({ fromId: id }) => {
          const operator = operatorOf(id);
          return (
            <>
              {operator && <OpenWork key={operator.id} operator={operator} />}
              <OperatorField name="toId" label={t('to')} exceptId={id} />
            </>
          );
        }}
      </ProFormDependency>
      <DayField name="startsOn" label={t('startsOn')} min={today()} extra={t('startsOn.extra')} />
    </ActionDialog>
  );
}

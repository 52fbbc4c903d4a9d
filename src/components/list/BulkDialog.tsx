import { App } from 'antd';
import { FailedRows } from '@/components/FailedRows';
import { ActionDialog } from '@/components/form/ActionDialog';
import { jobStore } from '@/components/jobs/store';
import { useText } from '@/hooks/useText';
import { type BulkAction, isJob } from './actions';
import type { Filter } from './codec';
import type { Target } from './selection';

type Props = {
  action: BulkAction;
  count: number;
  target: Target<Filter>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks before an action on several rows, naming it and how many, and tells what became of each. */
export function BulkDialog({ action, count, target, onDone, onClose }: Props) {
  const t = useText('list');
  const { message, modal } = App.useApp();

  const run = async (values: Record<string, unknown>) => {
    const outcome = await action.run(target, values);
    if (isJob(outcome)) {
      jobStore.track(outcome);
      message.info(t('jobStarted'));
    } else if (outcome.failed.length === 0) {
      message.success(t('bulkDone', { count: outcome.done }));
    } else {
      modal.warning({
        title: t('bulkFailed', { done: outcome.done, failed: outcome.failed.length }),
        content: <FailedRows rows={outcome.failed} />,
        width: 560,
        okText: t('understood'),
      });
    }
    onDone();
  };

  return (
    <ActionDialog
      isOpen
      title={action.confirm(count)}
      okText={action.label}
      isDanger={action.isDanger}
      onSubmit={run}
      onClose={onClose}
    >
      {action.fields}
    </ActionDialog>
  );
}

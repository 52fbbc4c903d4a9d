import { App } from 'antd';
import { useBulkResultToast } from '@/components/feedback/useBulkResultToast';
import { ActionDialog } from '@/components/form/ActionDialog';
import { isSmallPack } from '@/components/shell/jobs/job-texts';
import { jobStore } from '@/components/shell/jobs/store';
import type { BulkResult } from '@/contract/bulk';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { type BulkAction, isJob } from './actions';
import type { Filter } from './codec';
import type { Target } from './selection';
import { useBulkUndo } from './useBulkUndo';

type Props = {
  /** Entity name of the rows, as in jobs. */
  entity: string;
  action: BulkAction;
  count: number;
  target: Target<Filter>;
  /** Loads the list again. */
  reload: () => void;
  onDone: () => void;
  onClose: () => void;
};

/** Confirms an action on several rows, with its name and the number of rows, and shows the result for each row. */
export function BulkDialog({ entity, action, count, target, reload, onDone, onClose }: Props) {
  const t = useText(listTexts);
  const { message } = App.useApp();
  const tell = useBulkResultToast(entity);
  const offerUndo = useBulkUndo(reload);

  const saidOf = ({ done: count, failed }: BulkResult) => {
    const { done, getFixHref } = action;
    const left = t('bulkLeft', { count: failed.length });
    const said = done && {
      done: done(count),
      failed: count === 0 ? left : t('bulkPartly', { done: done(count), left }),
    };
    return { ...said, getFixHref };
  };

  const run = async (values: Record<string, unknown>) => {
    const outcome = await action.run(target, values);
    if (isJob(outcome)) {
      const isSmall = isSmallPack(outcome);
      jobStore.track(outcome, { downloadsAtEnd: isSmall });
      message.info(t(isSmall ? 'packStarted' : 'jobStarted'));
    } else {
      const failed = new Set(outcome.failed.map(({ id }) => id));
      const ids = 'ids' in target ? target.ids.filter((id) => !failed.has(id)) : [];
      const isSaidByOffer = action.undo !== undefined && failed.size === 0;
      const told = isSaidByOffer ? Promise.resolve() : tell(outcome, saidOf(outcome));
      void told.then(() => offerUndo(action, outcome.done, { ids }));
    }
    onDone();
  };

  const isTooMany = action.max !== undefined && count > action.max;
  return (
    <ActionDialog
      draft={`${entity}.${action.key}:${JSON.stringify(target)}`}
      title={action.confirm(count)}
      okText={action.label}
      isDanger={action.isDanger}
      canSubmit={!isTooMany}
      initialValues={action.initialValues}
      warning={isTooMany ? t('bulkTooMany', { max: action.max ?? 0 }) : undefined}
      onSubmit={run}
      onClose={onClose}
    >
      {!isTooMany && (typeof action.fields === 'function' ? action.fields(target) : action.fields)}
    </ActionDialog>
  );
}

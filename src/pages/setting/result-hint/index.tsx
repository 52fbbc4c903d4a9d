import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { createToggleAction } from '@/components/actions/toggle';
import { NEW_ENTITY, useEditParam } from '@/components/form/useEditParam';
import type { BulkAction, RowAction } from '@/components/list/actions';
import { createBulkAction } from '@/components/list/bulk-action';
import { ListPage } from '@/components/list/ListPage';
import { prefetchList } from '@/components/list/prefetch-list';
import { resultHintBulkActions } from '@/contract/limits/result-hint';
import type { BlockedByQuizzes, ResultHint } from '@/contract/result-hint';
import { runShowingBlockers } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { reviewTexts } from '@/locales/review';
import {
  changeMatchingResultHints,
  changeResultHints,
  deleteResultHint,
  disableResultHint,
  enableResultHint,
  isBlockedByQuizzes,
  listResultHints,
  restoreResultHint,
} from '@/services/result-hint';
import { hintColumns } from './columns';
import { hintFilters } from './filters';
import { HintDialogs } from './HintDialogs';
import { HintDrawer } from './HintDrawer';
import type { HintDialog } from './hint-dialog';
import { LookupDrawer } from './LookupDrawer';
import { UsedByDialog } from './UsedByDialog';
import { useHintLabels } from './useHintLabels';

const change = createBulkAction({ byIds: changeResultHints, byFilter: changeMatchingResultHints });
const listSource = { name: 'resultHint' as const, service: listResultHints, defaultSort: '-updatedAt' };
export const prefetch = prefetchList(listSource);
const getHref = ({ id }: ResultHint) => `/setting/result-hint?edit=${encodeURIComponent(id)}`;
const rowLabel = ({ name }: ResultHint) => name;

/** Result Hint (docs/domain.md 6.14): texts for results, enabled after a review by another operator. */
export default function ResultHints() {
  const t = useText(resultHintTexts);
  const labels = useHintLabels();
  const { target, levelCode, open, close } = useEditParam();
  const [dialog, setDialog] = useState<HintDialog>();
  const [blocked, setBlocked] = useState<Pick<BlockedByQuizzes, 'blockedBy'> & { hint: ResultHint }>();
  const [isLookingUp, setIsLookingUp] = useState(false);
  const columns = useMemo(() => hintColumns(t, labels), [t, labels]);
  const tReview = useText(reviewTexts);
  const fields = useMemo(() => hintFilters(t, labels, tReview), [t, labels, tReview]);

  const rowActions = useCallback(
    (hint: ResultHint): RowAction[] => {
      const action = (kind: HintDialog['kind'], group: RowAction['group']): RowAction => ({
        key: kind,
        label: t(`row.${kind}`),
        group,
        onClick: () => setDialog({ kind, hint }),
      });
      const { run, undo } = createToggleAction(hint, { enable: enableResultHint, disable: disableResultHint });
      const enable: RowAction = {
        key: 'enable',
        label: t(hint.medicalReviewed ? 'row.enable' : 'row.enableLater'),
        group: 'edit',
        isDisabled: !hint.medicalReviewed,
        run,
        undo: undo(t('done.enable', { name: hint.name })),
      };
      return [
        { key: 'edit', label: t('row.edit'), group: 'edit', onClick: () => open(hint.id) },
        action('preview', 'work'),
        action('review', 'work'),
        ...(hint.medicalReviewed ? [] : [action('requestReview', 'work')]),
        action('copy', 'edit'),
        hint.status === 'enabled' ? action('disable', 'edit') : enable,
        action('logs', 'work'),
        {
          key: 'remove',
          label: t('row.remove'),
          group: 'danger',
          run: () =>
            runShowingBlockers(deleteResultHint(hint), isBlockedByQuizzes, ({ blockedBy }) =>
              setBlocked({ hint, blockedBy }),
            ),
          undo: { text: t('done.remove', { name: hint.name }), restore: () => restoreResultHint(hint) },
        },
      ];
    },
    [t, open],
  );

  const bulkActions = useMemo(
    () =>
      resultHintBulkActions.map(
        (action): BulkAction => ({
          key: action,
          label: t(`row.${action}`),
          confirm: (count) => t(`bulk.${action}`, { count }),
          run: (rows) => change(rows, action),
        }),
      ),
    [t],
  );

  return (
    <ListPage<ResultHint>
      fields={fields}
      columns={columns}
      {...listSource}
      rowLabel={rowLabel}
      onOpen={({ id }) => open(id)}
      href={getHref}
      rowActions={rowActions}
      bulkActions={bulkActions}
      toolbar={
        <>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open(NEW_ENTITY)}>
            {t('new')}
          </Button>
          <Button onClick={() => setIsLookingUp(true)}>{t('lookup.open')}</Button>
        </>
      }
    >
      {(reload) => (
        <>
          {target !== undefined && (
            <HintDrawer target={target} levelCode={levelCode} onSaved={reload} onClose={close} />
          )}
          {dialog && (
            <HintDialogs dialog={dialog} onOpen={setDialog} reload={reload} onClose={() => setDialog(undefined)} />
          )}
          {blocked && <UsedByDialog {...blocked} onClose={() => setBlocked(undefined)} />}
          {isLookingUp && (
            <LookupDrawer
              onEdit={(id) => {
                setIsLookingUp(false);
                open(id);
              }}
              onClose={() => setIsLookingUp(false)}
            />
          )}
        </>
      )}
    </ListPage>
  );
}

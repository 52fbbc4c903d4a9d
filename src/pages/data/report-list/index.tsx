import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useOverlayParam } from '@/components/form/useOverlayParam';
import type { BulkAction, RowAction } from '@/components/list/actions';
import type { ListExport } from '@/components/list/ExportDialog';
import { ListPage } from '@/components/list/ListPage';
import { prefetchList } from '@/components/list/prefetch-list';
import { ALL } from '@/components/list/tabs';
import { report as limit } from '@/contract/limits/report';
import type { ReportListed } from '@/contract/report-list';
import { getReportActions } from '@/domain/report/report-actions';
import { AppError } from '@/errors/app-error';
import { type ReportDialogKind, ReportDialogs } from '@/features/report/dialogs/ReportDialogs';
import { ReportDrawer } from '@/features/report/drawer/ReportDrawer';
import { reportColumns } from '@/features/report/report-columns';
import { reportDialogActions } from '@/features/report/report-dialog-actions';
import { reportPath } from '@/features/report/report-path';
import { UploadReportDrawer } from '@/features/report/UploadReportDrawer';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { reportTexts } from '@/locales/report';
import { reportReviewTexts } from '@/locales/reportReview';
import { claimReports, listReports } from '@/services/report';
import { reportFilters } from './filters';
import { reportListTabs, reportTabRules } from './tabs';
import { useClaimNext } from './useClaimNext';

const listSource = { name: 'report' as const, service: listReports, defaultSort: '-reviewedAt' };
export const prefetch = prefetchList({ ...listSource, tabs: () => reportTabRules });
const exported: ListExport = { entity: 'report' };
/** URL parameters of the open report, and of whether it is being reviewed. */
const OVERLAY_PARAMS = ['id', 'review'] as const;
const getHref = ({ id }: ReportListed) => reportPath(id);
const rowLabel = ({ reportNo }: ReportListed) => reportNo;

/** Report List (docs/domain.md 6.12): reports to review, with the open one in a drawer. */
export default function ReportListPage() {
  const t = useText(reportTexts);
  const tReview = useText(reportReviewTexts);
  const type = useEnumLabelOrRaw(reportTexts, 'type');
  const source = useEnumLabelOrRaw(reportTexts, 'source');
  const columns = useMemo(() => reportColumns({ t, type, source }), [t, type, source]);
  const fields = useMemo(() => reportFilters(t), [t]);
  const tabs = useMemo(() => reportListTabs(t), [t]);
  const sorts = useMemo(() => [{ key: 'priority', label: t('priority') }], [t]);
  const { read, open, replace, close } = useOverlayParam(OVERLAY_PARAMS);
  const [dialog, setDialog] = useState<{ kind: ReportDialogKind; report: ReportListed }>();
  const [isUploading, setIsUploading] = useState(false);
  const id = read('id') || undefined;

  const review = useCallback((reportId: string) => open({ id: reportId, review: '1' }), [open]);
  const { claimNext, isClaiming } = useClaimNext(review, id === undefined ? undefined : close);
  const page = useShortcuts([{ keys: 'n', label: tReview('action.claimNext'), run: claimNext }]);

  const rowActions = useCallback(
    (report: ReportListed): RowAction[] => {
      const actions = getReportActions(report);
      const first: RowAction = actions.includes('review')
        ? {
            key: 'review',
            label: tReview(
              report.isMine ? 'action.continue' : report.status === 'pending' ? 'action.claim' : 'action.view',
            ),
            group: 'work',
            onClick: () => (report.isMine || report.status === 'pending' ? review(report.id) : open({ id: report.id })),
          }
        : {
            key: 'view',
            label: tReview('action.view'),
            group: 'work',
            href: getHref(report),
            onClick: () => open({ id: report.id }),
          };
      return [first, ...reportDialogActions(report, tReview, (kind) => setDialog({ kind, report }))];
    },
    [tReview, open, review],
  );

  const bulkActions = useMemo(
    (): BulkAction[] => [
      {
        key: 'claim',
        label: tReview('action.claim'),
        tabs: ['pending', ALL],
        max: limit.maxClaimedAtOnce,
        getFixHref: reportPath,
        confirm: (count) => tReview('bulk.claim', { count }),
        run: async (target) => {
          const ids = 'ids' in target ? target.ids : [];
          if (ids.length === 0 || ids.length > limit.maxClaimedAtOnce)
            throw new AppError('business', { serverMessage: tReview('bulk.tooMany', { max: limit.maxClaimedAtOnce }) });
          return claimReports(ids);
        },
      },
    ],
    [tReview],
  );

  return (
    <ListPage<ReportListed>
      fields={fields}
      columns={columns}
      tabs={tabs}
      sorts={sorts}
      {...listSource}
      rowLabel={rowLabel}
      onOpen={(report) => open({ id: report.id })}
      href={getHref}
      isCovered={id !== undefined}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exported={exported}
      toolbar={
        <>
          <Button icon={<UploadOutlined aria-hidden />} onClick={() => setIsUploading(true)}>
            {tReview('upload.action')}
          </Button>
          <Button type="primary" loading={isClaiming} onClick={claimNext}>
            {tReview('action.claimNext')}
          </Button>
        </>
      }
    >
      {(reload) => (
        <div ref={page}>
          {id !== undefined && (
            <ReportDrawer
              id={id}
              isReviewing={read('review') === '1'}
              list={listSource.name}
              onOpen={(other) => open({ id: other })}
              onReview={(isReviewing) => replace({ id, review: isReviewing ? '1' : undefined })}
              onNext={claimNext}
              onChanged={reload}
              onClose={close}
            />
          )}
          {dialog && (
            <ReportDialogs
              kind={dialog.kind}
              report={dialog.report}
              onChanged={reload}
              onClose={() => setDialog(undefined)}
            />
          )}
          {isUploading && <UploadReportDrawer onUploaded={reload} onClose={() => setIsUploading(false)} />}
        </div>
      )}
    </ListPage>
  );
}

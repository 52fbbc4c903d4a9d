import { jobNamesIn } from '../titles';
import type zhCN from '../zh-CN/job';

export default {
  ...jobNamesIn('en-US'),
  title: 'My jobs',
  none: 'No jobs in the last 7 days',
  download: 'Download file',
  downloadOf: 'Download file: {name}',
  show: 'Show job',
  cancelJob: 'Cancel job: {name}',
  count: '{done, number} of {total, number} done',
  partly:
    '{done, number} succeeded, {failed, number} failed: {reasons}{more, select, yes { and other reasons} other {}}',
  reasonSeparator: '; ',
  failedRows: '{count, number} left unchanged',
  row: 'Name',
  reason: 'Reason',
  'state.queued': 'Queued',
  'state.running': 'Running',
  'state.succeeded': 'Done',
  'state.partly': 'Partly failed',
  'state.failed': 'Failed',
  'state.cancelled': 'Cancelled',
  'kind.export': 'Export',
  'kind.import': 'Import',
  'kind.bulk': 'Bulk action',
  'kind.sync': 'Sync',
  'kind.linkCheck': 'Link check',
  'kind.codes': 'Codes',
  'kind.handover': 'Handover',
  startsAt: 'Begins at {time}',
} satisfies Record<keyof typeof zhCN, string>;

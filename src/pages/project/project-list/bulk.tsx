import { Alert } from 'antd';
import { NumberField } from '@/components/inputs/NumberField';
import type { BulkAction } from '@/components/list/actions';
import { createBulkAction } from '@/components/list/bulk-action';
import { sort as limit } from '@/contract/limits/sort';
import type { ProjectBulkAction } from '@/contract/project';
import { CategoryField } from '@/features/project/CategoryField';
import { projectDetailPath } from '@/features/project/project-path';
import { stepPath } from '@/features/project/steps/step-path';
import { changeMatchingProjects, changeProjects } from '@/services/project';
import type { ProjectText } from './columns';

const change = createBulkAction({ byIds: changeProjects, byFilter: changeMatchingProjects });

const Note = ({ text }: { text: string }) => (
  <Alert role="note" type="info" showIcon title={text} style={{ marginBlockEnd: 16 }} />
);

/** Bulk actions on projects, with a result for each one (docs/domain.md 6.2). */
export const getProjectBulkActions = (t: ProjectText): BulkAction[] => {
  const toBulkAction = (
    key: ProjectBulkAction['action'],
    fields: BulkAction['fields'],
    getChange: (values: Record<string, unknown>) => ProjectBulkAction,
  ): BulkAction => ({
    key,
    label: t(`action.${key}`),
    confirm: (count) => t(`bulk.${key}`, { count }),
    done: (count) => t(`bulkDone.${key}`, { count }),
    getFixHref: key === 'publish' ? (id) => stepPath(id, 'publish', 'publish') : projectDetailPath,
    fields,
    run: (target, values) => change(target, getChange(values)),
  });
  return [
    toBulkAction('publish', <Note text={t('bulk.publishNote')} />, () => ({ action: 'publish' })),
    toBulkAction('pause', <Note text={t('bulk.pauseNote')} />, () => ({ action: 'pause' })),
    toBulkAction('setCategory', <CategoryField />, ({ categoryId }) => ({
      action: 'setCategory',
      categoryId: String(categoryId),
    })),
    toBulkAction(
      'setSort',
      <NumberField
        name="sort"
        label={t('field.sort')}
        extra={t('bulk.sortHint')}
        isRequired
        min={limit.min}
        max={limit.max}
      />,
      ({ sort }) => ({ action: 'setSort', sort: Number(sort) }),
    ),
  ];
};

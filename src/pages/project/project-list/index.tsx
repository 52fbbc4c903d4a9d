import { OrderedListOutlined, PlusOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useEditParam } from '@/components/form/useEditParam';
import type { RowAction } from '@/components/list/actions';
import type { ListExport } from '@/components/list/ExportDialog';
import { ListPage } from '@/components/list/ListPage';
import { prefetchList } from '@/components/list/prefetch-list';
import type { ProjectListed } from '@/contract/project-list';
import { type ProjectDialog, ProjectDialogs } from '@/features/project/ProjectDialogs';
import { getProjectActions } from '@/features/project/project-actions';
import { NEW_PROJECT_PATH, projectDetailPath, projectEditPath, quizReviewPath } from '@/features/project/project-path';
import { useProjectLabels } from '@/features/project/useProjectLabels';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { reviewTexts } from '@/locales/review';
import { listProjects } from '@/services/project';
import { getProjectBulkActions } from './bulk';
import { projectColumns } from './columns';
import { projectFilters } from './filters';
import { ORDER, OrderDrawer } from './OrderDrawer';

const listConfig = { name: 'project' as const, service: listProjects, defaultSort: '-updatedAt' };
export const prefetch = prefetchList(listConfig);
const exported: ListExport = { entity: 'project', isImpersonal: true };
const hrefOf = ({ id }: ProjectListed) => projectDetailPath(id);
const rowLabel = ({ name }: ProjectListed) => name;

/** Project List (docs/domain.md 6.2 and 9). */
export default function ProjectList() {
  const t = useText(projectTexts);
  const labels = useProjectLabels();
  const columns = useMemo(() => projectColumns(t, labels), [t, labels]);
  const tReview = useText(reviewTexts);
  const fields = useMemo(() => projectFilters(t, tReview), [t, tReview]);
  const bulkActions = useMemo(() => getProjectBulkActions(t), [t]);
  const { target, open, close } = useEditParam();
  const [dialog, setDialog] = useState<ProjectDialog>();
  // Every row has a quiz that waits for a review.
  const isReview = useQueryParams().read('reviewRequest') !== null;

  const rowActions = useCallback(
    (project: ProjectListed): RowAction[] => {
      const isDraft = project.status === 'draft';
      const toLinkAction = (key: 'view' | 'resumeEdit' | 'reviewQuiz', href: string): RowAction => ({
        key,
        label: t(`action.${key}`),
        group: 'work',
        href,
        onClick: () => history.push(href),
      });
      const projectActions = getProjectActions(t, project, setDialog);
      return [
        ...(isReview ? [toLinkAction('reviewQuiz', quizReviewPath(project.id))] : []),
        ...(isDraft
          ? [
              toLinkAction('resumeEdit', projectEditPath(project.id)),
              toLinkAction('view', hrefOf(project)),
              ...projectActions.filter(({ key }) => key !== 'edit'),
            ]
          : [toLinkAction('view', hrefOf(project)), ...projectActions]),
      ];
    },
    [t, isReview],
  );

  return (
    <ListPage<ProjectListed>
      fields={fields}
      columns={columns}
      {...listConfig}
      rowLabel={rowLabel}
      onOpen={(project) => history.push(hrefOf(project))}
      href={hrefOf}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exported={exported}
      toolbar={
        <>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => history.push(NEW_PROJECT_PATH)}>
            {t('action.create')}
          </Button>
          <Button icon={<OrderedListOutlined aria-hidden />} onClick={() => open(ORDER)}>
            {t('action.order')}
          </Button>
        </>
      }
    >
      {(reload) => (
        <>
          {target === ORDER && <OrderDrawer onSaved={reload} onClose={close} />}
          {dialog && <ProjectDialogs dialog={dialog} reload={reload} onClose={() => setDialog(undefined)} />}
        </>
      )}
    </ListPage>
  );
}

import { DateTimeRange } from '@/components/display/DateTimeRange';
import { NameCell } from '@/components/display/NameCell';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import type { ProjectListed } from '@/contract/project-list';
import { ProjectStatus } from '@/features/project/ProjectStatus';
import { QuotaMeter } from '@/features/project/QuotaMeter';
import type { ProjectLabels } from '@/features/project/useProjectLabels';
import type { projectTexts } from '@/locales/project';
import type { TextOf } from '@/utils/text';
import styles from './columns.module.css';
import { RecommendedSwitch } from './RecommendedSwitch';

export type ProjectText = TextOf<typeof projectTexts>;

const Cover = ({ url }: { url: string | null }) =>
  url ? <img src={url} alt="" className={styles.cover} loading="lazy" /> : <span className={styles.cover} />;

const getCountColumns = (t: ProjectText): ListColumn<ProjectListed>[] =>
  (
    [
      ['viewCount', 'times'],
      ['startCount', 'recordTimes'],
      ['qualifiedCount', 'recordTimes'],
    ] as const
  ).map(([key, unit]) => ({
    key,
    title: t(`field.${key}`),
    dataIndex: key,
    width: 96,
    align: 'right',
    sortable: key === 'startCount' ? undefined : true,
    initiallyHidden: true,
    renderText: (count: number) => t(unit, { count }),
  }));

const getRuleColumns = (t: ProjectText, labels: ProjectLabels): ListColumn<ProjectListed>[] => [
  {
    key: 'targetGender',
    title: t('field.targetGender'),
    width: 96,
    initiallyHidden: true,
    renderText: (_, { targetGender }) => labels.gender(targetGender),
  },
  {
    key: 'age',
    title: t('field.age'),
    width: 112,
    initiallyHidden: true,
    renderText: (_, project) => labels.age(project),
  },
  {
    key: 'period',
    title: t('field.period'),
    width: 168,
    initiallyHidden: true,
    render: (_, project) => <DateTimeRange text={labels.period(project)} />,
  },
  {
    key: 'agreementTemplateId',
    title: t('field.agreementTemplateId'),
    width: 168,
    ellipsis: true,
    initiallyHidden: true,
    renderText: (_, project) => (project.needAgreement ? project.agreementTemplateTitle : t('notNeeded')),
  },
  {
    key: 'needReport',
    title: t('field.needReport'),
    width: 112,
    initiallyHidden: true,
    renderText: (_, { needReport }) => t(needReport ? 'needed' : 'notNeeded'),
  },
  {
    key: 'followUpPlan',
    title: t('field.followUpPlan'),
    width: 168,
    ellipsis: true,
    initiallyHidden: true,
    renderText: (_, project) => labels.plan(project),
  },
  {
    key: 'repeatPolicy',
    title: t('field.repeatPolicy'),
    width: 144,
    initiallyHidden: true,
    renderText: (_, project) => labels.repeat(project),
  },
  {
    key: 'keywords',
    title: t('field.keywords'),
    width: 168,
    ellipsis: true,
    initiallyHidden: true,
    renderText: (_, { keywords }) => keywords.join(t('separator')),
  },
  { key: 'contactPhone', title: t('field.contactPhone'), dataIndex: 'contactPhone', width: 140, initiallyHidden: true },
];

/** The columns of docs/domain.md 6.2; section 9 lists the eight that are visible initially. */
export const projectColumns = (t: ProjectText, labels: ProjectLabels): ListColumn<ProjectListed>[] => [
  {
    key: 'name',
    title: t('column.name'),
    width: 280,
    isName: true,
    sortable: true,
    render: (_, { coverUrl, name, projectNo }) => (
      <NameCell icon={<Cover url={coverUrl} />} name={name} number={projectNo} />
    ),
  },
  {
    key: 'category',
    title: t('column.category'),
    width: 100,
    renderText: (_, { categoryName }) => categoryName ?? t('uncategorised'),
  },
  { key: 'type', title: t('column.type'), width: 112, renderText: (_, { type }) => labels.type(type) },
  {
    key: 'quizVersion',
    title: t('field.quizVersion'),
    width: 82,
    renderText: (_, { quizVersion: version }) => (version === null ? null : t('quizVersion', { version })),
  },
  {
    key: 'recordCount',
    title: t('column.records'),
    align: 'right',
    width: 132,
    sortable: true,
    renderText: (_, { recordCount: submitted, qualifiedCount: qualified }) => t('records', { submitted, qualified }),
  },
  { key: 'quota', title: t('column.quota'), width: 136, render: (_, project) => <QuotaMeter {...project} /> },
  { key: 'status', title: t('field.status'), width: 100, render: (_, { status }) => <ProjectStatus status={status} /> },
  {
    key: 'updatedAt',
    title: t('field.updatedAt'),
    width: 150,
    sortable: true,
    render: (_, { updatedAt }) => <RelativeTime instant={updatedAt} />,
  },
  {
    key: 'subtitle',
    title: t('field.subtitle'),
    dataIndex: 'subtitle',
    width: 180,
    ellipsis: true,
    initiallyHidden: true,
  },
  {
    key: 'hospitalIds',
    title: t('column.hospitals'),
    align: 'right',
    width: 96,
    initiallyHidden: true,
    renderText: (_, { hospitalIds }) => t('hospitals', { count: hospitalIds.length }),
  },
  ...getCountColumns(t),
  {
    key: 'completionRate',
    title: t('field.completionRate'),
    dataIndex: 'completionRate',
    align: 'right',
    width: 96,
    sortable: true,
    initiallyHidden: true,
    renderText: (rate: number) => t('percent', { rate }),
  },
  ...getRuleColumns(t, labels),
  {
    key: 'sort',
    title: t('field.sort'),
    dataIndex: 'sort',
    align: 'right',
    width: 84,
    sortable: true,
    initiallyHidden: true,
  },
  {
    key: 'isRecommended',
    title: t('field.isRecommended'),
    width: 104,
    initiallyHidden: true,
    render: (_, project, reload) => <RecommendedSwitch project={project} reload={reload} />,
  },
  {
    key: 'publishedAt',
    title: t('field.publishedAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { publishedAt }) => <RelativeTime instant={publishedAt} />,
  },
  {
    key: 'createdAt',
    title: t('field.createdAt'),
    width: 168,
    initiallyHidden: true,
    render: (_, { createdAt }) => <RelativeTime instant={createdAt} />,
  },
  {
    key: 'createdByName',
    title: t('field.createdByName'),
    dataIndex: 'createdByName',
    width: 104,
    initiallyHidden: true,
  },
  {
    key: 'updatedByName',
    title: t('field.updatedByName'),
    dataIndex: 'updatedByName',
    width: 104,
    initiallyHidden: true,
  },
];

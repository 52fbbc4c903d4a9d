import { Flex, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { PagePrevNext } from '@/components/list/PagePrevNext';
import { Page } from '@/components/page/Page';
import type { Project } from '@/contract/project-list';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { projectDetailTexts } from '@/locales/projectDetail';
import { ChannelsTab } from './ChannelsTab';
import { ContentTab } from './ContentTab';
import { HospitalsTab } from './HospitalsTab';
import { LinksTab } from './LinksTab';
import { LogTab } from './LogTab';
import { OverviewTab } from './OverviewTab';
import { ProjectFacts } from './ProjectFacts';
import { ProjectHeaderActions } from './ProjectHeaderActions';
import { QuizTab } from './QuizTab';
import { RecordsTab } from './RecordsTab';

type Props = { project: Project; onReload: () => void };

const tabs = ['overview', 'content', 'quiz', 'links', 'hospitals', 'channels', 'records', 'log'] as const;
type Tab = (typeof tabs)[number];

const parseTab = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'overview';

/** Project Detail: header, facts and tabs (docs/domain.md 6.2). */
export function ProjectScreen({ project, onReload }: Props) {
  const t = useText(projectDetailTexts);
  const { read, patch } = useQueryParams();
  const tab = parseTab(read('tab'));

  // Drops the filters and page of the previous tab from the URL; Back restores them.
  const showTab = (next: string) =>
    patch({ id: project.id, tab: next === 'overview' ? null : next }, { isWhole: true });

  const content = {
    overview: () => <OverviewTab project={project} />,
    content: () => <ContentTab project={project} />,
    quiz: () => <QuizTab project={project} />,
    links: () => <LinksTab project={project} />,
    hospitals: () => <HospitalsTab project={project} />,
    channels: () => <ChannelsTab project={project} />,
    records: () => <RecordsTab projectId={project.id} />,
    log: () => <LogTab key={project.version} projectId={project.id} />,
  } satisfies Record<Tab, () => ReactNode>;

  return (
    <Page
      title={project.name}
      placeName={project.name}
      extra={
        <Flex wrap gap={8}>
          <PagePrevNext entity="project" id={project.id} />
          <ProjectHeaderActions project={project} onReload={onReload} />
        </Flex>
      }
      content={<ProjectFacts project={project} />}
    >
      <Tabs
        activeKey={tab}
        onChange={showTab}
        destroyOnHidden
        items={tabs.map((key) => ({ key, label: t(`tab.${key}`), children: key === tab ? content[key]() : null }))}
      />
    </Page>
  );
}

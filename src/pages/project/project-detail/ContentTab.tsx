import { Card, Col, Descriptions, Row } from 'antd';
import type { Project } from '@/contract/project-list';
import { ProjectPreview } from '@/features/project/ProjectPreview';
import { useProjectLabels } from '@/features/project/useProjectLabels';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';

/** Conditions of participation; members see only some of them. */
function Conditions({ project }: { project: Project }) {
  const t = useText(projectTexts);
  const tDetail = useText(projectDetailTexts);
  const labels = useProjectLabels();
  const { needAgreement, agreementTemplateTitle, keywords, followUpScript, contactPhone } = project;
  const facts = [
    ['targetGender', labels.gender(project.targetGender)],
    ['age', labels.age(project)],
    ['repeatPolicy', labels.repeat(project)],
    ['agreementTemplateId', needAgreement ? (agreementTemplateTitle ?? t('needed')) : t('notNeeded')],
    ['needReport', t(project.needReport ? 'needed' : 'notNeeded')],
    ['followUpPlan', labels.plan(project) || '—'],
    ['followUpScript', followUpScript ?? '—'],
    ['contactPhone', contactPhone ?? tDetail('servicePhone')],
    ['keywords', keywords.join(t('separator')) || '—'],
  ] as const;
  return (
    <Card size="small" title={tDetail('conditions')}>
      <Descriptions
        column={1}
        size="small"
        items={facts.map(([key, children]) => ({ key, label: t(`field.${key}`), children }))}
      />
    </Card>
  );
}

/** Project page as members see it, beside the conditions of participation. */
export function ContentTab({ project }: { project: Project }) {
  return (
    <Row gutter={[24, 24]}>
      <Col xs={24} md={12} lg={10}>
        <ProjectPreview key={project.version} project={project} />
      </Col>
      <Col xs={24} md={12} lg={14}>
        <Conditions project={project} />
      </Col>
    </Row>
  );
}

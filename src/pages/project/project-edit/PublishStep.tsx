import { Button, Card, Flex, Form, Typography } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormColumns } from '@/components/form/FormColumns';
import type { Project } from '@/contract/project-list';
import { CodeDialog, TrialCodeDialog } from '@/features/project/CodeDialog';
import { ProjectPreview } from '@/features/project/ProjectPreview';
import { useText } from '@/hooks/useText';
import { projectEditTexts } from '@/locales/projectEdit';
import { type ProjectValues, toValues } from './values';

type Props = { project: Project; title: string; children: ReactNode };

/** Last step: preview with the unsaved values, beside `children`. */
export function PublishStep({ project, title, children }: Props) {
  const t = useText(projectEditTexts);
  const form = Form.useFormInstance<ProjectValues>();
  const values: ProjectValues = Form.useWatch((all) => all, { form, preserve: true }) ?? toValues(project);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const isDraft = project.status === 'draft';
  // The focused button that opened this step has disappeared.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const close = () => setIsCodeOpen(false);
  return (
    <FormColumns aside={<ProjectPreview project={project} unsaved={values} />}>
      <Card>
        <Typography.Title level={2} ref={heading} tabIndex={-1} style={{ marginBlockStart: 0, fontSize: 16 }}>
          {title}
        </Typography.Title>
        <Flex vertical gap={16} align="start">
          {children}
          <Button onClick={() => setIsCodeOpen(true)}>{t(isDraft ? 'publish.trialCode' : 'publish.code')}</Button>
        </Flex>
      </Card>
      {isCodeOpen && isDraft && <TrialCodeDialog project={project} onClose={close} />}
      {isCodeOpen && !isDraft && <CodeDialog project={project} onClose={close} />}
    </FormColumns>
  );
}

import { history } from '@umijs/max';
import { Modal } from 'antd';
import type { ProjectCopy } from '@/contract/project-list';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectEditPath } from './project-path';

type Props = { copy: ProjectCopy; onClose: () => void };

/** Shows what was copied to the new project and offers to edit it. */
export function CopiedDialog({ copy, onClose }: Props) {
  const t = useText(projectTexts);
  useRestoreFocus(true);
  const { linkCount, hintCount, quizVersion } = copy.taken;
  return (
    <Modal
      open
      title={t('copied.title')}
      width={480}
      okText={t('copied.edit')}
      cancelText={t('copied.stay')}
      okButtonProps={{ autoFocus: true }}
      onOk={() => {
        onClose();
        history.push(projectEditPath(copy.id));
      }}
      onCancel={onClose}
    >
      <p>{t('copied.text', { name: copy.name, projectNo: copy.projectNo })}</p>
      <ul style={{ paddingInlineStart: 20 }}>
        <li>{t('copied.fields')}</li>
        {quizVersion !== null && (
          <li>{t(quizVersion === 0 ? 'copied.quizDraft' : 'copied.quiz', { version: quizVersion })}</li>
        )}
        {linkCount > 0 && <li>{t('copied.links', { count: linkCount })}</li>}
        {hintCount > 0 && <li>{t('copied.hints', { count: hintCount })}</li>}
        {copy.followUpPlan.length > 0 && <li>{t('copied.plan', { count: copy.followUpPlan.length })}</li>}
      </ul>
      <p>{t('copied.left')}</p>
    </Modal>
  );
}

import { Badge } from 'antd';
import hidden from '@/components/display/hidden.module.css';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPublishTexts } from '@/locales/quizPublish';
import { isError } from './findings';
import { useFindings, useServerCheck } from './useFindings';

/** Label of the publish tab, with the number of errors. */
export function PublishTabLabel() {
  const t = useText(quizEditTexts);
  const tPublish = useText(quizPublishTexts);
  const { data: check } = useServerCheck();
  const count = useFindings(check).findings.filter(isError).length;
  return (
    <>
      {t('tab.publish')}
      {count > 0 && (
        <>
          {' '}
          <Badge aria-hidden size="small" count={count} />
          <span className={hidden.hidden}>{tPublish('errorCount', { count })}</span>
        </>
      )}
    </>
  );
}

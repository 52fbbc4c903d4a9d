import { useIntl } from '@umijs/max';
import type { Finding } from '@/domain/quiz/checks/finding';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizPublishTexts } from '@/locales/quizPublish';
import { useEditorState } from '../EditorContext';

/** Formats a finding; shows the code of a check that only a newer server knows. */
export function useFindingText() {
  const { messages } = useIntl();
  const t = useText(quizTexts);
  const tPublish = useText(quizPublishTexts);
  const levels = useEditorState(({ history }) => history.present.resultLevels);
  const levelName = (code: string) => {
    if (code === 'redFlag' || code === 'excluded') return tPublish(`level.${code}`);
    return levels.find((level) => level.code === code)?.name ?? code;
  };
  return ({ code, params }: Finding) => {
    if (!(`quiz.check.${code}` in messages)) return code;
    if (code === 'hintMissing') return t('check.hintMissing', { level: levelName(String(params.level)) });
    if (code !== 'testCaseFailed') return t(`check.${code}`, params);
    const { name, expected, got } = params;
    return t('check.testCaseFailed', {
      name: String(name),
      expected: levelName(String(expected)),
      got: levelName(String(got)),
    });
  };
}

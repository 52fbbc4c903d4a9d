import { Alert, Drawer, Flex, Select } from 'antd';
import { useId, useState } from 'react';
import { useEntity } from '@/components/form/useEntity';
import { EntityGate } from '@/components/page/EntityGate';
import type { QuizVersion } from '@/contract/quiz-versions';
import { diffQuizzes } from '@/domain/quiz/diff/diff';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { getQuiz } from '@/services/quiz';
import { QuizDiff } from '../QuizDiff';
import type { EditedDraft } from './edited-draft';
import { useVersionName } from './useVersionName';

type Props = {
  /** The version that the drawer was opened for. */
  version: QuizVersion;
  /** Newest first. */
  versions: readonly QuizVersion[];
  draft: EditedDraft | undefined;
  onClose: () => void;
};

/** Compares two versions, of which one may be the draft; by default an older version with the newest. */
export function CompareDrawer({ version, versions, draft, onClose }: Props) {
  const t = useText(quizPublishTexts);
  const formatVersion = useVersionName();
  const id = useId();
  const place = versions.findIndex((one) => one.id === version.id);
  const [fromId, setFromId] = useState((place === 0 ? versions[1] : version)?.id ?? version.id);
  const [toId, setToId] = useState(versions[0]?.id ?? version.id);
  const getContent = async (one: string) => (one === draft?.id ? draft.content : getQuiz(one));
  const read = useEntity(['quiz', 'compare', { fromId, toId }], () =>
    Promise.all([getContent(fromId), getContent(toId)]),
  );
  const choice = (side: 'from' | 'to', value: string, onChange: (id: string) => void) => (
    <Flex align="center" gap={8}>
      <label htmlFor={`${id}${side}`}>{t(`compare.${side}`)}</label>
      <Select
        id={`${id}${side}`}
        style={{ minWidth: 160 }}
        value={value}
        onChange={onChange}
        options={versions.map((one) => ({ value: one.id, label: formatVersion(one) }))}
      />
    </Flex>
  );
  return (
    <Drawer open size={760} title={t('compare.title')} onClose={onClose}>
      <Flex vertical gap={16}>
        <Flex wrap gap="8px 24px">
          {choice('from', fromId, setFromId)}
          {choice('to', toId, setToId)}
        </Flex>
        {fromId === toId ? (
          <Alert role="status" type="info" showIcon title={t('compare.same')} />
        ) : (
          <EntityGate read={read} notFound={t('history.versionGone')} onBack={onClose}>
            {([before, after]) => <QuizDiff entries={diffQuizzes(before, after)} />}
          </EntityGate>
        )}
      </Flex>
    </Drawer>
  );
}

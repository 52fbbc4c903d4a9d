import { Button, Flex, Input, Modal, Typography } from 'antd';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { quiz as limit } from '@/contract/limits/quiz';
import { appendPasted, withHeading } from '@/domain/quiz/paste/append';
import { readPaste } from '@/domain/quiz/paste/read';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { quizPasteTexts } from '@/locales/quizPaste';
import { useEdit, useEditor, useEditTools } from '../EditorContext';
import { PasteExample } from './PasteExample';
import { PastePreview } from './PastePreview';
import styles from './paste.module.css';

type Props = {
  /** Pasted text; the parent keeps it while the dialog is closed. */
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
};

/** Adds questions from the text of a document, beside a preview of how each line is interpreted. */
export default function PasteDialog({ text, onChange, onClose }: Props) {
  const t = useText(quizPasteTexts);
  const { store, isEditable } = useEditor();
  const edit = useEdit();
  const tools = useEditTools();
  const id = useId();
  const [room] = useState(() => limit.maxQuestions - store.get().history.present.questions.length);
  // Input stays responsive while up to ten thousand lines are parsed.
  const read = useDeferredValue(text);
  const paste = useMemo(() => readPaste(read, room), [read, room]);
  const count = paste.questions.length;
  // Sections are not counted as questions, unless there is nothing else.
  const asked = paste.questions.filter(({ isSection }) => !isSection).length;
  useRestoreFocus(true);

  const add = () => {
    const now = readPaste(text, room);
    const first = store.get().history.present.questions.length;
    if (!edit((quiz) => appendPasted(withHeading(quiz, now), now.questions, tools))) return;
    // Closing returns the focus to the opener; only then can the first card take it.
    flushSync(() => {
      onChange('');
      onClose();
    });
    store.select(store.get().history.present.questions[first]?.questionId, 'card');
  };

  return (
    <Modal
      open
      width={1080}
      title={t('title')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Flex gap={8} justify="end" align="center">
          {!isEditable && <Typography.Text role="status">{t('readOnly')}</Typography.Text>}
          <Button onClick={onClose}>{t('back')}</Button>
          <Button type="primary" disabled={count === 0 || !isEditable} onClick={add}>
            {t('add', { count: asked || count })}
          </Button>
        </Flex>
      }
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <label htmlFor={id}>{t('text')}</label>
          <Input.TextArea
            id={id}
            autoFocus
            className={styles.text}
            value={text}
            placeholder={t('placeholder')}
            onChange={({ target }) => onChange(target.value)}
          />
          <PasteExample hasText={text !== ''} onInsert={onChange} />
        </div>
        <PastePreview paste={paste} room={room} />
      </div>
    </Modal>
  );
}

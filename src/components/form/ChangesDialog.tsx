import { Button, Modal } from 'antd';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import styles from './ConflictDialog.module.css';
import { type Change, type CompareField, toDisplayText } from './compare-fields';
import { focusButton } from './focus-first';

type Props<Values, Entity> = {
  title: string;
  okText: string;
  /** The changed fields, grouped under headings. */
  groups: readonly { title: string; changes: readonly Change[] }[];
  compare: readonly CompareField<Values, Entity>[];
  onAnswer: (isSure: boolean) => void;
};

/** Shows the changes of a save, field by field, before it is sent. */
export function ChangesDialog<Values, Entity>({ title, okText, groups, compare, onAnswer }: Props<Values, Entity>) {
  const t = useText(formTexts);
  useRestoreFocus(true);
  const row = ({ name, before, after }: Change) => {
    const field = compare.find((one) => one.name === name);
    const format = field?.format ?? toDisplayText;
    return (
      <fieldset key={name} className={styles.field}>
        <legend className={styles.name}>{field?.label}</legend>
        <div className={styles.sides}>
          <div>
            <span className={styles.side}>{t('changes.before')}</span>
            {format(before, [after])}
          </div>
          <div>
            <span className={styles.side}>{t('changes.after')}</span>
            {format(after, [before])}
          </div>
        </div>
      </fieldset>
    );
  };
  return (
    <Modal
      open
      width={760}
      title={title}
      onCancel={() => onAnswer(false)}
      footer={[
        <Button key="back" onClick={() => onAnswer(false)}>
          {t('conflict.back')}
        </Button>,
        <Button key="save" ref={focusButton} type="primary" onClick={() => onAnswer(true)}>
          {okText}
        </Button>,
      ]}
    >
      {groups
        .filter(({ changes }) => changes.length > 0)
        .map(({ title: heading, changes }) => (
          <section key={heading}>
            <p>{heading}</p>
            {changes.map(row)}
          </section>
        ))}
    </Modal>
  );
}

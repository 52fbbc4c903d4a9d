import { Button, Flex, Modal, Radio, Space, Tag } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { RelativeTime } from '@/components/display/RelativeTime';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import styles from './ConflictDialog.module.css';
import { type CompareField, compareVersions, mergeVersions, type Side, toDisplayText } from './compare-fields';
import { focusButton } from './focus-first';
import type { Conflict, EditForm } from './useEditForm';

type Props<Values extends object, Entity extends object> = {
  edit: Pick<EditForm<Values, Entity>, 'base' | 'toValues' | 'isDecided' | 'resolve' | 'postpone'>;
  conflict: Conflict<Values, Entity>;
  compare: readonly CompareField<Values, Entity>[];
};

type SignedVersion = { updatedByName?: string | null; updatedAt?: string | null };

/**
 * Compares the operator's version with one that someone else has saved meanwhile, field by field. The operator sees
 * both values of whatever is saved from here.
 */
export function ConflictDialog<Values extends object, Entity extends object>({
  edit,
  conflict,
  compare,
}: Props<Values, Entity>) {
  const t = useText(formTexts);
  useRestoreFocus(true);
  const { theirs, mine } = conflict;
  const all = compareVersions(compare, { base: edit.base, theirs, mine, toValues: edit.toValues });
  const [found] = useState(() => all.filter((one) => !edit.isDecided(one.name, one.theirs)));
  const isKnown = all.length > 0 && found.length === 0;
  const [choices, setChoices] = useState<Record<string, Side | undefined>>(() =>
    Object.fromEntries(found.map(({ name, by }) => [name, by === 'both' ? undefined : by])),
  );
  // All differences were decided before: the form is saved as it is.
  const { resolve } = edit;
  const resolveNow = useEffectEvent(() => resolve(mine, conflict));
  useEffect(() => {
    if (isKnown) void resolveNow();
  }, [isKnown]);
  const postpone = () => {
    const chosen = found.filter(({ name }) => choices[name] !== undefined);
    edit.postpone(
      mergeVersions(mine, edit.toValues(theirs), choices),
      Object.fromEntries(chosen.map((one) => [one.name, one.theirs])),
    );
  };
  const isDecided = found.every(({ name }) => choices[name] !== undefined);
  const takeAll = (side: Side) => setChoices(Object.fromEntries(found.map(({ name }) => [name, side])));
  const { updatedByName, updatedAt } = theirs as SignedVersion;

  if (isKnown) return null;
  return (
    <Modal
      open
      width={760}
      title={t('conflict.title')}
      onCancel={postpone}
      footer={[
        <Button key="back" ref={focusButton} onClick={postpone}>
          {t('conflict.back')}
        </Button>,
        <Button
          key="save"
          type="primary"
          disabled={!isDecided}
          onClick={() => edit.resolve(mergeVersions(mine, edit.toValues(theirs), choices), conflict)}
        >
          {t('conflict.save')}
        </Button>,
      ]}
    >
      <p>
        {updatedByName ? t('conflict.by', { name: updatedByName }) : t('conflict.text')}{' '}
        {updatedAt && <RelativeTime instant={updatedAt} />}
      </p>
      {found.length === 0 ? (
        <p>{t('conflict.same')}</p>
      ) : (
        <>
          <Flex gap={8} className={styles.all}>
            <Button size="small" onClick={() => takeAll('theirs')}>
              {t('conflict.allTheirs')}
            </Button>
            <Button size="small" onClick={() => takeAll('mine')}>
              {t('conflict.allMine')}
            </Button>
          </Flex>
          {found.map(({ name, base, by, ...sides }) => {
            const field = compare.find((one) => one.name === name);
            const format = field?.format ?? toDisplayText;
            return (
              <fieldset key={name} className={styles.field}>
                <legend className={styles.name}>
                  <Space>
                    {field?.label}
                    <Tag color={by === 'both' ? 'warning' : undefined}>{t(`conflict.changed.${by}`)}</Tag>
                  </Space>
                </legend>
                <div className={styles.base}>
                  {t('conflict.base')}
                  {format(base, [sides.theirs, sides.mine])}
                </div>
                <Radio.Group
                  className={styles.sides}
                  aria-label={field?.label}
                  value={choices[name]}
                  onChange={({ target }) => setChoices({ ...choices, [name]: target.value as Side })}
                  options={(['theirs', 'mine'] as const).map((side) => ({
                    value: side,
                    label: (
                      <>
                        <span className={styles.side}>{t(`conflict.${side}`)}</span>
                        {format(sides[side], [base, sides[side === 'mine' ? 'theirs' : 'mine']])}
                      </>
                    ),
                  }))}
                />
              </fieldset>
            );
          })}
        </>
      )}
    </Modal>
  );
}

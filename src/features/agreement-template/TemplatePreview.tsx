import { useIntl } from '@umijs/max';
import { Checkbox, Flex, Typography } from 'antd';
import { useState } from 'react';
import { PhoneFrame } from '@/components/display/PhoneFrame';
import { RichText } from '@/components/inputs/rich-text/RichText';
import type { AgreementTemplateInput } from '@/contract/agreement-template';
import { MEMBERS_LOCALE, useMembersText } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import styles from './agreement-template.module.css';

/** Preview of an agreement in the mini program. The consents can be checked; the buttons do nothing. */
export function TemplatePreview({ template }: { template: AgreementTemplateInput }) {
  const t = useText(agreementTemplateTexts);
  const read = useMembersText(agreementTemplateTexts);
  const { locale } = useIntl();
  const { title, content, consentItems, minReadSec: seconds, needSignature, guardianUnderAge } = template;
  /** Indexes of the checked consent items. */
  const [checked, setChecked] = useState<readonly number[]>([]);
  const canSign = consentItems.every(({ required }, place) => !required || checked.includes(place));
  const missing = (key: 'preview.noTitle' | 'preview.noContent') => (
    <Typography.Text type="secondary" lang={locale}>
      {t(key)}
    </Typography.Text>
  );
  return (
    <Flex vertical gap={8}>
      <PhoneFrame label={t('preview.live')} lang={MEMBERS_LOCALE}>
        <div className={styles.page}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
          <section className={styles.text} aria-label={t('preview.body')} tabIndex={0}>
            <div className={styles.title}>{title || missing('preview.noTitle')}</div>
            {content ? <RichText html={content} /> : missing('preview.noContent')}
            <p className={styles.small}>{read('preview.guardian', { age: guardianUnderAge })}</p>
          </section>
          <div className={styles.consents}>
            <strong>{read('preview.consents')}</strong>
            {consentItems.map(({ text, required }, place) => (
              <Checkbox
                // biome-ignore lint/suspicious/noArrayIndexKey: codes may be empty or repeated while they are edited
                key={place}
                checked={checked.includes(place)}
                onChange={({ target }) =>
                  setChecked((before) =>
                    target.checked ? [...before, place] : before.filter((other) => other !== place),
                  )
                }
              >
                {text}
                {required && read('preview.required')}
              </Checkbox>
            ))}
          </div>
          {needSignature && <div className={styles.signature}>{read('preview.signature')}</div>}
          <div className={styles.buttons}>
            <span className={styles.button}>{read('preview.decline')}</span>
            <span className={canSign ? styles.primary : styles.waiting}>
              {seconds > 0 ? read('preview.signAfter', { seconds }) : read('preview.sign')}
            </span>
          </div>
        </div>
      </PhoneFrame>
      <Typography.Text type="secondary">
        {seconds > 0 ? t('preview.note', { seconds }) : t('preview.noteNoWait')}
      </Typography.Text>
    </Flex>
  );
}

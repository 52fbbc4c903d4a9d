import { Col, Form, Row } from 'antd';
import { useEffect, useRef } from 'react';
import { InstantField } from '@/components/inputs/InstantField';
import { NumberField } from '@/components/inputs/NumberField';
import { RichTextField } from '@/components/inputs/rich-text/RichTextField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextField } from '@/components/inputs/TextField';
import type { AgreementTemplate, AgreementTemplateListed } from '@/contract/agreement-template';
import { agreementTemplate as limit } from '@/contract/limits/agreement-template';
import { getNextVersion } from '@/domain/agreement-template/template-version';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { ConsentItemsField } from './ConsentItemsField';
import { useVersionRule } from './useVersionRule';
import type { TemplateValues } from './values';

type Props = { base: AgreementTemplate | undefined; all: readonly AgreementTemplateListed[] };

/** Fills in the next version number for the entered code until the user enters a number. */
function useProposedVersion(isNew: boolean, versions: readonly string[]) {
  const form = Form.useFormInstance<TemplateValues>();
  const proposed = useRef(getNextVersion([]));
  const next = getNextVersion(versions);
  useEffect(() => {
    if (!isNew || form.getFieldValue('templateVersion') !== proposed.current) return;
    proposed.current = next;
    form.setFieldValue('templateVersion', next);
  }, [isNew, form, next]);
}

/** Title, code and version number of a template. */
function IdentityFields({ base, all }: Props) {
  const t = useText(agreementTemplateTexts);
  const form = Form.useFormInstance<TemplateValues>();
  const code = Form.useWatch('code', form) ?? null;
  const otherVersions = all.filter((one) => one.code === code && one.id !== base?.id);
  const isCodeFixed = base !== undefined && all.some((one) => one.code === base.code && one.id !== base.id);
  const versionRule = useVersionRule(all);
  useProposedVersion(
    base === undefined,
    otherVersions.map((one) => one.templateVersion),
  );
  const [otherVersion] = otherVersions;
  const codeHint = otherVersion && !isCodeFixed ? t('form.codeExists', { title: otherVersion.title }) : t('form.code');
  return (
    <>
      <TextField name="title" label={t('field.title')} isRequired max={limit.maxTitleLength} />
      <Row gutter={16}>
        <Col span={14}>
          <TextField
            name="code"
            label={t('field.code')}
            isRequired
            isDisabled={isCodeFixed}
            max={limit.maxCodeLength}
            form={{ holds: (typed) => limit.code.test(typed), message: t('form.codePattern') }}
            extra={isCodeFixed ? t('form.codeFixed') : codeHint}
          />
        </Col>
        <Col span={10}>
          <TextField
            name="templateVersion"
            label={t('field.templateVersion')}
            isRequired
            max={limit.maxVersionLength}
            form={{ holds: (typed) => limit.version.test(typed), message: t('form.versionPattern') }}
            dependencies={['code']}
            rules={[versionRule(() => form.getFieldValue('code'), base?.id)]}
            extra={t('form.version')}
          />
        </Col>
      </Row>
    </>
  );
}

/** Fields of a draft. */
export function TemplateFields({ base, all }: Props) {
  const t = useText(agreementTemplateTexts);
  return (
    <>
      <IdentityFields base={base} all={all} />
      <RichTextField name="content" label={t('field.content')} isRequired max={limit.maxContentLength} formats="full" />
      <ConsentItemsField />
      <Row gutter={16}>
        <Col span={12}>
          <NumberField
            name="minReadSec"
            label={t('field.minReadSec')}
            isRequired
            min={0}
            max={limit.maxReadSec}
            extra={t('form.minReadSec')}
          />
        </Col>
        <Col span={12}>
          <NumberField
            name="guardianUnderAge"
            label={t('field.guardianUnderAge')}
            isRequired
            min={limit.minGuardianAge}
            max={limit.maxGuardianAge}
            extra={t('form.guardianUnderAge')}
          />
        </Col>
        <Col span={12}>
          <InstantField name="effectiveAt" label={t('field.effectiveAt')} isRequired extra={t('form.effectiveAt')} />
        </Col>
        <Col span={12}>
          <SwitchField name="needSignature" label={t('field.needSignature')} />
        </Col>
      </Row>
    </>
  );
}

import { DeleteOutlined } from '@ant-design/icons';
import { Button, Col, Flex, Form, Row, Typography } from 'antd';
import { useRef } from 'react';
import { SortableList } from '@/components/inputs/SortableList';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import { agreementTemplate as limit } from '@/contract/limits/agreement-template';
import { findRepeatedCodes } from '@/domain/agreement-template/consent-items';
import { findMove } from '@/domain/moved-places';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import styles from './agreement-template.module.css';
import { type ConsentItemForm, emptyItem, type TemplateValues } from './values';

const NAME = 'consentItems';

/** Code, text and required switch of one consent item. */
function ConsentItemFields({ place, count, onRemove }: { place: number; count: number; onRemove: () => void }) {
  const t = useText(agreementTemplateTexts);
  const form = Form.useFormInstance<TemplateValues>();
  const items: ConsentItemForm[] = Form.useWatch(NAME, form) ?? [];
  const name = items[place]?.code ?? t('items.nth', { place: place + 1 });
  const isRepeated = () => {
    const all: Partial<ConsentItemForm>[] = form.getFieldValue(NAME) ?? [];
    // Empty codes are reported by the required rule.
    return findRepeatedCodes(all.map((item, index) => ({ code: item?.code ?? `#${index}` }))).includes(place);
  };
  const otherCodes = Array.from({ length: count }, (_, index) => [NAME, index, 'code']).filter(
    (_, index) => index !== place,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a visible frame and legend
    <div role="group" aria-label={t('items.nth', { place: place + 1 })} className={styles.item}>
      <Row gutter={12}>
        <Col flex="auto">
          <TextField
            name={[place, 'code']}
            label={t('items.code')}
            isRequired
            max={limit.maxConsentCodeLength}
            form={{ holds: (typed) => limit.code.test(typed), message: t('form.codePattern') }}
            dependencies={otherCodes}
            rules={[
              { validator: async () => (isRepeated() ? Promise.reject(new Error(t('items.codeTwice'))) : undefined) },
            ]}
          />
        </Col>
        <Col>
          <SwitchField name={[place, 'required']} label={t('items.required')} />
        </Col>
        <Col>
          <Button
            type="text"
            className={styles.remove}
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('items.remove', { name })}
            onClick={onRemove}
          />
        </Col>
      </Row>
      <TextAreaField
        name={[place, 'text']}
        label={t('items.text')}
        isRequired
        max={limit.maxConsentTextLength}
        rows={2}
      />
    </div>
  );
}

/** Consent items in the order in which members see them. */
export function ConsentItemsField() {
  const t = useText(agreementTemplateTexts);
  const form = Form.useFormInstance<TemplateValues>();
  const items: ConsentItemForm[] = Form.useWatch(NAME, form) ?? [];
  const add = useRef<HTMLButtonElement>(null);
  const hasSome = async (_: unknown, all: readonly unknown[] | undefined) => {
    if (!all?.length) throw new Error(t('items.atLeast'));
  };
  return (
    <Form.List name={NAME} rules={[{ validator: hasSome }]}>
      {(fields, list, { errors }) => {
        const ids = fields.map(({ key }) => String(key));
        const isFull = fields.length >= limit.maxConsentItems;
        return (
          <section aria-label={t('field.consentItems')}>
            <Typography.Title level={5}>{t('field.consentItems')}</Typography.Title>
            <Typography.Text type="secondary">{t('items.hint', { max: limit.maxConsentItems })}</Typography.Text>
            <SortableList
              label={t('field.consentItems')}
              items={fields}
              idOf={({ key }) => String(key)}
              nameOf={({ name }) => items[name]?.code ?? t('items.nth', { place: name + 1 })}
              render={({ name }) => (
                <ConsentItemFields
                  place={name}
                  count={fields.length}
                  onRemove={() => {
                    list.remove(name);
                    // The focused remove button disappears with the item.
                    add.current?.focus();
                  }}
                />
              )}
              onReorder={(next) => list.move(...findMove(ids, next))}
            />
            <Flex vertical gap={8} align="start" className={styles.add}>
              <Button ref={add} disabled={isFull} onClick={() => list.add(emptyItem)}>
                {isFull ? t('items.full', { max: limit.maxConsentItems }) : t('items.add')}
              </Button>
              <Form.ErrorList errors={errors} />
            </Flex>
          </section>
        );
      }}
    </Form.List>
  );
}

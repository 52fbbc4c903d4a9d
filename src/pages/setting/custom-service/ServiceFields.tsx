import { ProFormDependency } from '@ant-design/pro-components';
import { Card, Col, Flex, Row } from 'antd';
import type { ReactNode } from 'react';
import { CheckboxesField } from '@/components/inputs/CheckboxesField';
import { HttpsUrlField, ServicePhoneField } from '@/components/inputs/contact-fields';
import { ImageField } from '@/components/inputs/image/ImageField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import { TimeRangeField } from '@/components/inputs/TimeRangeField';
import type { CustomService } from '@/contract/custom-service';
import { customService as limit, servicePlaces } from '@/contract/limits/custom-service';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';
import { CalendarField } from './CalendarField';
import { OffHoursTipAlert } from './OffHoursTipAlert';
import { OutdatedHints } from './OutdatedHints';
import styles from './service.module.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Half a row: two short fields or cards fit beside each other. */
const Half = ({ children }: { children: ReactNode }) => (
  <Col xs={24} md={12}>
    {children}
  </Col>
);

/** Numbers are compared by their digits, as the server does. */
const getDigits = (number: string) => number.replace(/\D/g, '');

export function ServiceFields({ version }: Pick<CustomService, 'version'>) {
  const t = useText(customServiceTexts);
  return (
    <Flex vertical gap={12}>
      <Card size="small" title={t('section.contact')}>
        <Row gutter={16}>
          <Half>
            <ServicePhoneField
              name="phone"
              label={t('field.phone')}
              isRequired
              max={limit.maxPhoneLength}
              extra={t('hint.phone')}
            />
          </Half>
          <Half>
            <ServicePhoneField
              name="backupPhone"
              label={t('field.backupPhone')}
              max={limit.maxPhoneLength}
              extra={t('hint.backupPhone')}
              dependencies={['phone']}
              rules={[
                ({ getFieldValue }) => ({
                  validator: async (_, backup: string | null) => {
                    if (backup && getDigits(backup) === getDigits(getFieldValue('phone') ?? ''))
                      throw new Error(t('backupPhone.same'));
                  },
                }),
              ]}
            />
          </Half>
        </Row>
        <OutdatedHints version={version} />
        <TextField name="displayName" label={t('field.displayName')} isRequired max={limit.maxDisplayNameLength} />
      </Card>
      <Card size="small" title={t('section.hours')}>
        <CheckboxesField
          name="workdays"
          label={t('field.workdays')}
          options={weekdays.map((day) => ({ value: day, label: t(`weekday.${day}`) }))}
          isRequired
          requiredText={t('workdays.required')}
        />
        <Row gutter={16}>
          <Half>
            <SwitchField name="allDay" label={t('field.allDay')} extra={t('hint.allDay')} />
          </Half>
          <Half>
            <ProFormDependency name={['allDay']}>
              {({ allDay }) =>
                !allDay && (
                  <TimeRangeField
                    names={['workStart', 'workEnd']}
                    labels={[t('field.workStart'), t('field.workEnd')]}
                    isRequired
                  />
                )
              }
            </ProFormDependency>
          </Half>
        </Row>
        <TextAreaField
          name="offHoursTip"
          label={t('field.offHoursTip')}
          isRequired
          max={limit.maxOffHoursTipLength}
          rows={1}
        />
        <OffHoursTipAlert />
        <TextField name="holidayNote" label={t('field.holidayNote')} max={limit.maxHolidayNoteLength} />
        <CalendarField />
      </Card>
      <Row gutter={[12, 12]}>
        <Half>
          <Card size="small" title={t('section.wecom')} className={styles.card}>
            <HttpsUrlField name="wecomUrl" label={t('field.wecomUrl')} max={limit.maxWecomUrlLength} />
            <ImageField name="wecomQrUrl" label={t('field.wecomQrUrl')} purpose="qrCode" />
          </Card>
        </Half>
        <Half>
          <Card size="small" title={t('section.display')} className={styles.card}>
            <CheckboxesField
              name="showOn"
              label={t('field.showOn')}
              options={servicePlaces.map((place) => ({ value: place, label: t(`place.${place}`) }))}
              isRequired
              requiredText={t('showOn.required')}
            />
            <SwitchField name="enabled" label={t('field.enabled')} extra={t('hint.enabled')} />
          </Card>
        </Half>
      </Row>
    </Flex>
  );
}

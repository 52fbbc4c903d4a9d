import { useIntl } from '@umijs/max';
import { Button, Flex, Form } from 'antd';
import { getCallBackTimes } from '@/domain/follow-up/call-back';
import { addDays, toBusinessDay } from '@/domain/period/calendar';
import { useMinute } from '@/hooks/useMinute';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getCustomService } from '@/services/custom-service';
import { serverNow } from '@/utils/clock';

type Props = {
  /** Values to set for a time, an ISO string, given the values entered so far. */
  getValues: (callBackAt: string, entered: { reason?: string | null }) => object;
};

/** Usual times to call again, within the service hours; each fills in and submits the dialog with one click. */
export function CallBackButtons({ getValues }: Props) {
  const t = useText(followUpTexts);
  const { locale } = useIntl();
  const form = Form.useFormInstance();
  // The dialog may have been open since before the call.
  const now = Math.max(useMinute(), serverNow());
  const { data } = useRead(['customService'], getCustomService);
  if (!data) return null;
  const today = toBusinessDay(now);
  const format = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Shanghai', ...options }).format(at);
  const buttons = getCallBackTimes(data, now).map(({ kind, at }) => {
    const day = toBusinessDay(at);
    const time = format(at, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
    if (kind === 'soon') return { kind, at, label: t('callBack.soon') };
    if (day === today) return { kind, at, label: t('callBack.today', { time }) };
    if (day === addDays(today, 1)) return { kind, at, label: t('callBack.tomorrow', { time }) };
    return { kind, at, label: t('callBack.day', { day: `${day.slice(5)} ${format(at, { weekday: 'short' })}`, time }) };
  });
  return (
    <Flex role="group" aria-label={t('callBack.save')} wrap gap={8} align="center">
      <span aria-hidden>{t('callBack.save')}</span>
      {buttons.map(({ kind, at, label }) => (
        <Button
          key={kind}
          onClick={() => {
            form.setFieldsValue(getValues(new Date(at).toISOString(), form.getFieldsValue()));
            form.submit();
          }}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

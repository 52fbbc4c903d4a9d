import { ProFormDependency } from '@ant-design/pro-components';
import { ActionDialog } from '@/components/form/ActionDialog';
import { DayField } from '@/components/inputs/DayField';
import { RadioField } from '@/components/inputs/RadioField';
import { TextField } from '@/components/inputs/TextField';
import { calendarKinds, customService as limit } from '@/contract/limits/custom-service';
import type { CalendarPeriod, CalendarProblem } from '@/domain/work-calendar';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { workCalendarTexts } from '@/locales/workCalendar';

type Props = {
  /** Period to edit; left out for a new one. */
  period?: CalendarPeriod;
  /** Year at which the pickers of a new period open. */
  year: number;
  findProblem: (period: CalendarPeriod) => CalendarProblem | undefined;
  onSubmit: (period: CalendarPeriod) => void;
  onClose: () => void;
};

/** Form for a holiday or a run of make-up workdays. */
export function PeriodDialog({ period, year, findProblem, onSubmit, onClose }: Props) {
  const t = useText(workCalendarTexts);
  return (
    <ActionDialog<CalendarPeriod>
      draft={`workCalendar.period:${period?.from ?? year}`}
      title={period ? t('edit', { period: period.name }) : t('add')}
      okText={t('ok')}
      initialValues={period ?? { kind: 'holiday' }}
      onSubmit={async (values) => {
        const problem = findProblem(values);
        if (problem)
          throw new AppError('business', { serverMessage: t(problem, { max: limit.maxCalendarPeriodDays }) });
        onSubmit(values);
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('name')} isRequired max={limit.maxCalendarNameLength} />
      <RadioField
        name="kind"
        label={t('kind')}
        isRequired
        options={calendarKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <DayField name="from" label={t('from')} isRequired openAt={`${year}-01-01`} />
      <ProFormDependency<CalendarPeriod> name={['from']}>
        {({ from }) => <DayField name="to" label={t('to')} isRequired openAt={from ?? `${year}-01-01`} />}
      </ProFormDependency>
    </ActionDialog>
  );
}

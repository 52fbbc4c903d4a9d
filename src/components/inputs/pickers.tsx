// biome-ignore lint/style/noRestrictedImports: wrapped here for the whole console
import { DatePicker as AntDatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import localeData from 'dayjs/plugin/localeData';
import weekday from 'dayjs/plugin/weekday';
import weekOfYear from 'dayjs/plugin/weekOfYear';
import {
  type ComponentProps,
  type FocusEvent,
  type InputHTMLAttributes,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { parseDay, parseMinute, parseMonth, parseTime } from '@/domain/parse-date';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { serverNow } from '@/utils/clock';
import { businessClock } from '@/utils/date';

dayjs.extend(weekday);
dayjs.extend(localeData);
dayjs.extend(weekOfYear);

export const DAY = 'YYYY-MM-DD';
export const MONTH = 'YYYY-MM';
export const MINUTE = 'YYYY-MM-DD HH:mm';
export const TIME = 'HH:mm';

/** Parsers of entered text by picker format; they return text in that format. */
const readers: Readonly<Record<string, (text: string) => string | undefined>> = {
  [DAY]: parseDay,
  [MONTH]: parseMonth,
  [MINUTE]: parseMinute,
  [TIME]: parseTime,
};

/** Wall time as a UTC date: UTC has every hour of every day, unlike the browser's time zone. */
export const toWallDate = (text: string) => dayjs.utc(/^\d\d:/.test(text) ? `2000-01-01 ${text}` : text);

/** Maps antd's locale names (zh_CN) to those of dayjs. */
const inLanguage = (date: Dayjs, locale: string) => date.locale(locale === 'zh_CN' ? 'zh-cn' : 'en');
const getLocaleData = (locale: string) => inLanguage(dayjs.utc(), locale).localeData();

/**
 * Date library for antd's pickers: uses business time whatever the browser's time zone, and parses the usual spellings.
 */
const businessCalendar: Parameters<typeof AntDatePicker.generatePicker<Dayjs>>[0] = {
  getNow: () => businessClock(serverNow()),
  getFixedDate: (text) => dayjs.utc(text),
  getEndDate: (date) => date.endOf('month'),
  getWeekDay: (date) => date.day(),
  getYear: (date) => date.year(),
  getMonth: (date) => date.month(),
  getDate: (date) => date.date(),
  getHour: (date) => date.hour(),
  getMinute: (date) => date.minute(),
  getSecond: (date) => date.second(),
  getMillisecond: (date) => date.millisecond(),
  addYear: (date, count) => date.add(count, 'year'),
  addMonth: (date, count) => date.add(count, 'month'),
  addDate: (date, count) => date.add(count, 'day'),
  setYear: (date, year) => date.year(year),
  setMonth: (date, month) => date.month(month),
  setDate: (date, number) => date.date(number),
  setHour: (date, hour) => date.hour(hour),
  setMinute: (date, minute) => date.minute(minute),
  setSecond: (date, second) => date.second(second),
  setMillisecond: (date, millisecond) => date.millisecond(millisecond),
  isAfter: (one, other) => one.isAfter(other),
  isValidate: (date) => date.isValid(),
  locale: {
    getWeekFirstDay: (locale) => getLocaleData(locale).firstDayOfWeek(),
    getWeekFirstDate: (locale, date) => inLanguage(date, locale).weekday(0),
    getWeek: (locale, date) => inLanguage(date, locale).week(),
    getShortWeekDays: (locale) => getLocaleData(locale).weekdaysMin(),
    getShortMonths: (locale) => getLocaleData(locale).monthsShort(),
    format: (locale, date, format) => inLanguage(date, locale).format(format),
    parse: (_, text, formats) => {
      const read = formats.map((format) => readers[format]?.(text)).find((found) => found !== undefined);
      return read === undefined ? null : toWallDate(read);
    },
  },
};

const toInputTexts = (text: string) => Object.values(readers).map((read) => read(text));

type InputProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>;
  'date-range'?: 'start' | 'end';
};

/** Shows entered text unchanged until blur: 2026-3-1 may become 2026-3-12. */
function PickerInput({ value, onChange, onBlur, ...rest }: InputProps) {
  const [typed, setTyped] = useState<string>();
  // While the next page loads, React hides this one and takes its refs, without which antd's picker fails on blur.
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const isTyping = typed !== undefined && [typed, ...toInputTexts(typed)].includes(String(value));
  // antd keeps entered text that means the same date as before.
  const shown = rest['aria-invalid']
    ? value
    : (toInputTexts(String(value)).find((text) => text !== undefined) ?? value);
  return (
    <input
      {...rest}
      value={isTyping ? typed : shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(event);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        if (isShown.current) onBlur?.(event);
      }}
    />
  );
}

/** Input of a range; gives start and end separate names. */
function RangeInput({ 'aria-label': label, ...rest }: InputProps) {
  const t = useText(formTexts);
  const name = t(rest['date-range'] === 'end' ? 'rangeEnd' : 'rangeStart', { label: label ?? '' });
  return <PickerInput {...rest} aria-label={name} />;
}

const inputs = { input: PickerInput };
const rangeInputs = { input: RangeInput };

const Picker = AntDatePicker.generatePicker(businessCalendar);

/*
 * antd's pickers for the console, in business time and with the usual spellings of dates. Invalid text stays; the
 * caller reports it, and orders the ends of a range: antd would replace an invalid text to order it. Dates go in and out as wall time in UTC (`toWall…`).
 */
export const DatePicker = (props: DatePickerProps<Dayjs, false>) => (
  <Picker preserveInvalidOnBlur components={inputs} format={DAY} {...props} />
);
export const TimePicker = (props: DatePickerProps<Dayjs, false>) => (
  <DatePicker picker="time" format={TIME} {...props} />
);
export const RangePicker = (props: ComponentProps<typeof Picker.RangePicker>) => (
  <Picker.RangePicker order={false} preserveInvalidOnBlur components={rangeInputs} format={DAY} {...props} />
);

/** Whether a blur event moves the focus out of a picker, including its calendar. */
export const isFocusLeaving = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.contains(relatedTarget) && !relatedTarget?.closest('.ant-picker-dropdown');

import { useIntl } from '@umijs/max';
import { Hint } from '@/components/feedback/Hint';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { serverNow } from '@/utils/clock';
import { formatInstant, formatMinute, relativeTime } from '@/utils/date';
import { spaceAroundNumbers } from '@/utils/text';

/**
 * Relative time within a day, with the exact time in the tooltip and in print; otherwise date and time to the minute,
 * with seconds in the tooltip. `instant` is an ISO string, or null for a dash.
 */
export function RelativeTime({ instant }: { instant: string | null }) {
  const intl = useIntl();
  const t = useText(appTexts);
  const exact = formatInstant(instant);
  if (instant === null || exact === null) return '—';
  const relative = relativeTime(Date.parse(instant), serverNow());
  if (!relative)
    return (
      <time dateTime={instant} title={exact}>
        {formatMinute(instant)}
      </time>
    );
  return (
    <Hint title={exact}>
      <time dateTime={instant} data-exact={exact}>
        <span>
          {relative.value === 0
            ? t('justNow')
            : spaceAroundNumbers(intl.formatRelativeTime(relative.value, relative.unit))}
        </span>
      </time>
    </Hint>
  );
}

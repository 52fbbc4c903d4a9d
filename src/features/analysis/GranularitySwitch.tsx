import { history } from '@umijs/max';
import { Segmented } from 'antd';
import type { Granularity } from '@/contract/analysis/period';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { withParams } from '@/utils/query';

/** Last route segment of each granularity (docs/spec.md section 2). */
const routeSegments = { day: 'daily', week: 'weekly', month: 'monthly' } as const satisfies Record<Granularity, string>;
const granularities = Object.keys(routeSegments) as Granularity[];

/** Granularity of a path such as /analysis/retain/weekly. */
export const getGranularity = (pathname: string): Granularity =>
  granularities.find((one) => pathname.replace(/\/+$/, '').endsWith(`/${routeSegments[one]}`)) ?? 'day';

type Props = {
  /** Parent route, such as /analysis/retain. */
  base: string;
  value: Granularity;
};

/** Switches between the routes of days, weeks and months, and keeps all URL parameters but the period. */
export function GranularitySwitch({ base, value }: Props) {
  const t = useText(analysisTexts);
  return (
    <Segmented
      // The selected radio takes the focus; the group would be an extra tab stop.
      tabIndex={-1}
      aria-label={t('granularity.label')}
      value={value}
      options={granularities.map((one) => ({ value: one, label: t(`granularity.${one}`) }))}
      onChange={(one) => {
        const query = withParams(history.location.search, { last: null, from: null, before: null });
        history.push({ pathname: `${base}/${routeSegments[one]}`, search: query.size > 0 ? `?${query}` : '' });
      }}
    />
  );
}

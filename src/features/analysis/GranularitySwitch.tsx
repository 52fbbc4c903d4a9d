import { history } from '@umijs/max';
import { Segmented } from 'antd';
import type { Granularity } from '@/contract/analysis/period';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { withParams } from '@/utils/query';

/** What the routes of a report call its granularities (docs/spec.md section 2). */
const routes = { day: 'daily', week: 'weekly', month: 'monthly' } as const satisfies Record<Granularity, string>;
const granularities = ['day', 'week', 'month'] as const satisfies readonly Granularity[];

/** The granularity that a path such as /analysis/retain/weekly is of. */
export const getGranularity = (pathname: string): Granularity =>
  granularities.find((one) => pathname.replace(/\/+$/, '').endsWith(`/${routes[one]}`)) ?? 'day';

type Props = {
  /** The route above the three, such as /analysis/retain. */
  base: string;
  value: Granularity;
};

/** Goes from days to weeks to months: another route, which keeps all of the address but the period. */
export function GranularitySwitch({ base, value }: Props) {
  const t = useText(analysisTexts);
  return (
    <Segmented
      // The radio inside takes the focus; the group around it would be one stop more.
      tabIndex={-1}
      aria-label={t('granularity.label')}
      value={value}
      options={granularities.map((one) => ({ value: one, label: t(`granularity.${one}`) }))}
      onChange={(one) => {
        const query = withParams(history.location.search, { last: null, from: null, before: null });
        history.push({ pathname: `${base}/${routes[one]}`, search: query.size > 0 ? `?${query}` : '' });
      }}
    />
  );
}

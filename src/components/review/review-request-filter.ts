import type { FilterField } from '@/components/list/fields';
import { reviewRequests } from '@/contract/limits/review';
import type { reviewTexts } from '@/locales/review';
import type { TextOf } from '@/utils/text';

export type ReviewText = TextOf<typeof reviewTexts>;

/** List filter for pending review requests. */
export const reviewRequestFilter = (t: ReviewText): FilterField => ({
  kind: 'select',
  name: 'reviewRequest',
  label: t('filter.request'),
  options: reviewRequests.map((whose) => ({ value: whose, label: t(`filter.request.${whose}`) })),
});

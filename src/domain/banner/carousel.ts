import type { Banner } from '../../contract/banner';
import { bannerState } from './state';

/** What a phone has to know of a banner to show it in its place. */
export type Slide = Pick<
  Banner,
  'id' | 'title' | 'imageUrl' | 'position' | 'audience' | 'startAt' | 'endAt' | 'status' | 'sort' | 'createdAt'
>;

const bySort = (a: Slide, b: Slide) => a.sort - b.sort || Date.parse(b.createdAt) - Date.parse(a.createdAt);

/**
 * The banners of a position that are online at `instant`, in milliseconds, in the order of docs/domain.md 6: smaller
 * `sort` first, of equal ones the newest. `subject`, a banner that is looked at or edited, stands in its place as
 * it is given, whether it is online then or not.
 */
export function carousel(banners: readonly Slide[], instant: number, subject?: Slide): Slide[] {
  const others = banners.filter((banner) => banner.id !== subject?.id && bannerState(banner, instant) === 'online');
  return (subject ? [...others, subject] : others).sort(bySort);
}

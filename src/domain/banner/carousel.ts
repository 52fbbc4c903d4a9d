import type { Banner } from '../../contract/banner';
import { bannerState } from './state';

/** Fields of a banner that the preview needs. */
export type Slide = Pick<
  Banner,
  'id' | 'title' | 'imageUrl' | 'position' | 'audience' | 'startAt' | 'endAt' | 'status' | 'sort' | 'createdAt'
>;

const compareSlides = (a: Slide, b: Slide) => a.sort - b.sort || Date.parse(b.createdAt) - Date.parse(a.createdAt);

/**
 * Banners that are online at `instant` (milliseconds), sorted by `sort` ascending, ties newest first (docs/domain.md
 * 6). `subject` is the banner being viewed or edited; it is included as given even when it is not online. `banners` are
 * those of one position.
 */
export function getCarousel(banners: readonly Slide[], instant: number, subject?: Slide): Slide[] {
  const others = banners.filter((banner) => banner.id !== subject?.id && bannerState(banner, instant) === 'online');
  return (subject ? [...others, subject] : others).sort(compareSlides);
}

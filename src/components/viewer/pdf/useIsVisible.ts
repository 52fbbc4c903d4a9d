import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is within what is seen of the region that it is scrolled in.
 * @param margin widens the region, or with a minus narrows it, as in CSS
 */
export function useIsVisible(
  element: RefObject<HTMLElement | null>,
  region: RefObject<HTMLElement | null>,
  margin: string,
) {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsVisible(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: region.current, rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, region, margin]);
  return isVisible;
}

import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is visible in its scroll region.
 *
 * @param margin extends the region, or shrinks it if negative, as in CSS
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

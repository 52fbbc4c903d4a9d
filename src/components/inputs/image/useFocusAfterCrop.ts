import { type RefObject, useEffect, useRef } from 'react';

/** Returns the focus to the file chooser button when the crop dialog closes. */
export function useFocusAfterCrop(cropping: unknown, chooser: RefObject<HTMLButtonElement | null>) {
  const wasCropping = useRef(false);
  useEffect(() => {
    if (wasCropping.current && !cropping) chooser.current?.focus();
    wasCropping.current = Boolean(cropping);
  }, [cropping, chooser]);
}

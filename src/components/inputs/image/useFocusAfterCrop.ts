import { type RefObject, useEffect, useRef } from 'react';

/** The dialog goes with its focus, which comes back to what opened the file chooser. */
export function useFocusAfterCrop(cropping: unknown, chooser: RefObject<HTMLButtonElement | null>) {
  const wasCropping = useRef(false);
  useEffect(() => {
    if (wasCropping.current && !cropping) chooser.current?.focus();
    wasCropping.current = Boolean(cropping);
  }, [cropping, chooser]);
}

import { useEffect } from 'react';
import { appTexts } from '@/locales/app';
import { useText } from './useText';

/** Sets document.title: screen, then product. */
export function useDocumentTitle(screen: string) {
  const product = useText(appTexts)('name');
  useEffect(() => {
    document.title = screen === product ? product : `${screen} - ${product}`;
  }, [screen, product]);
}

import { useEffect } from 'react';
import { appTexts } from '@/locales/app';
import { useText } from './useText';

/** Title of the screen from document.title, without the product. */
export const getDocumentTitle = () => document.title.replace(/ - [^-]*$/, '');

/** Sets document.title: screen, then product. */
export function useDocumentTitle(screen: string) {
  const product = useText(appTexts)('name');
  useEffect(() => {
    document.title = screen === product ? product : `${screen} - ${product}`;
  }, [screen, product]);
}

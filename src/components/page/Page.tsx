import { PageContainer, type PageContainerProps } from '@ant-design/pro-components';
import { useEffect, useRef } from 'react';
import { HandoverPlace } from '@/components/shell/handover/HandoverPlace';
import { MAIN_ID } from '@/components/shell/SkipLink';
import { useDocumentTitle } from '@/hooks/useDocumentTitle';
import { useRecentPlace } from '@/hooks/useRecentPlace';
import { useScreenTitle } from '@/hooks/useScreenTitle';
import styles from './Page.module.css';

type Props = Omit<PageContainerProps, 'title'> & {
  title?: string;
  documentTitle?: string;
  placeName?: string;
  about?: string;
};

let isFirstPage = true;

/**
 * The frame of every screen: breadcrumb, heading, document title. After a navigation the heading
 * takes the focus, so that a screen reader says where the operator has come to.
 *
 * @param props.title by default the title of the route
 * @param props.about what the screen shows one of, by its id: the next one takes the focus as a new screen does
 * @param props.documentTitle where the browser's tab says something else than the heading
 * @param props.placeName what it is called among recent places, after the title of the route; by default the
 * documentTitle. Never the name of a person
 */
export function Page({ title, documentTitle, placeName = documentTitle, about, children, ...rest }: Props) {
  const screenTitle = useScreenTitle();
  const shown = title ?? screenTitle;
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(documentTitle ?? shown);
  useRecentPlace(placeName ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is another page
  useEffect(() => {
    // The first page of a visit leaves the focus where the browser puts it: before the skip link.
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, [about]);

  return (
    <div id={MAIN_ID} className={styles.content} tabIndex={-1}>
      <PageContainer
        title={
          <h1 ref={heading} className={styles.heading} tabIndex={-1}>
            {shown}
          </h1>
        }
        {...rest}
      >
        {children}
      </PageContainer>
      <HandoverPlace />
    </div>
  );
}

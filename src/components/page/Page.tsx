import { PageContainer, type PageContainerProps } from '@ant-design/pro-components';
import { Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
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
  steps?: ReactNode;
};

let isFirstPage = true;

/**
 * Frame of every screen: breadcrumb, heading, document title. After a navigation the heading takes the focus, so that
 * screen readers announce the screen.
 *
 * @param props.title the title of the route by default
 * @param props.about id of the entity that the screen shows: another one takes the focus like a new screen
 * @param props.documentTitle title of the browser tab, if it differs from the heading
 * @param props.placeName name among recent places, after the title of the route; the documentTitle by default. Never
 * the name of a person
 * @param props.steps step bar of a task, shown beside the heading instead of the breadcrumb
 */
export function Page({
  title,
  documentTitle,
  placeName = documentTitle,
  about,
  steps,
  extra,
  children,
  ...rest
}: Props) {
  const screenTitle = useScreenTitle();
  const shown = title ?? screenTitle;
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(documentTitle ?? shown);
  useRecentPlace(placeName ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each entity
  useEffect(() => {
    // The first page of a visit keeps the browser's focus, before the skip link.
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
        extra={
          steps ? (
            <Flex wrap gap="8px 24px" align="center" justify="end">
              {extra}
              {steps}
            </Flex>
          ) : (
            extra
          )
        }
        {...(steps !== undefined && { breadcrumbRender: false, className: styles.withSteps })}
        {...rest}
      >
        {children}
      </PageContainer>
      <HandoverPlace />
    </div>
  );
}

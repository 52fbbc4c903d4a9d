import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';

const RichTextNodes = lazy(() => import('./RichTextNodes'));

/** Shows rich text from the server, sanitized. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
    <RichTextNodes html={html} />
  </Suspense>
);

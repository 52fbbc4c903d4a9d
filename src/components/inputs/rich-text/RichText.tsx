import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';

const RichTextNodes = lazy(() => import('./RichTextNodes'));

/** Shows rich text that came from the server, with nothing in it but what such text may have. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
    <RichTextNodes html={html} />
  </Suspense>
);

import { useMemoizedFn } from 'ahooks';
import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { detectFileType, FILE_HEAD_BYTES } from '@/domain/file/check';
import { ErrorText } from '@/errors/ErrorText';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';
import { fetchFile } from '@/services/file';
import { FileLoading } from './FileLoading';
import { FileProblem } from './FileProblem';
import { Picture } from './Picture';
import { loadPdf } from './pdf/load';

/** Loads a file into memory, without any cache. Its type comes from its bytes, not its name. */
const useFile = (url: string) =>
  useRead(
    ['file', url],
    async ({ signal }) => {
      const { blob } = await fetchFile(url, { errors: 'inline', signal });
      const head = new Uint8Array(await blob.slice(0, FILE_HEAD_BYTES).arrayBuffer());
      return { blob, type: detectFileType(head) };
    },
    { isUncached: true },
  );

const Pdf = lazy(loadPdf);

type Props = {
  /** Complete URL, as the API returns it. */
  url: string;
  name: string;
  /** Buttons beside the zoom. The viewer itself offers no download. */
  actions?: ReactNode;
  /** Text over the pages, such as who views them and when. */
  watermark?: string;
  /** Called with whether the file is visible. */
  onShown?: (isShown: boolean) => void;
  /** Gets another URL, where a failed one cannot be used again. */
  onRetry?: () => void;
};

/** Viewer for a PDF or a picture, as high as its container: zoom, rotation, scrolling by page. */
export function FileViewer({ url, ...file }: Props) {
  return <OneFile key={url} url={url} {...file} />;
}

function OneFile({ url, onRetry, onShown, ...file }: Props) {
  const t = useText(viewerTexts);
  const { data, error, isFetching: loading, refetch } = useFile(url);
  const refresh = onRetry ?? (() => void refetch());
  const hear = useMemoizedFn((isShown: boolean) => onShown?.(isShown));
  const isThere = data?.type !== undefined;
  useEffect(() => {
    if (!loading) hear(!error && isThere);
  }, [loading, error, isThere, hear]);
  const onBroken = useCallback(() => hear(false), [hear]);
  if (loading) return <FileLoading />;
  if (error) return <FileProblem title={t('failed')} text={<ErrorText error={error} />} onRetry={refresh} />;
  if (!data?.type) return <FileProblem title={t('problem.unsupported')} onRetry={refresh} />;
  if (data.type !== 'application/pdf')
    return <Picture {...file} blob={data.blob} onBroken={onBroken} onRetry={refresh} />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<FileLoading />}>
        <Pdf {...file} blob={data.blob} onBroken={onBroken} onRetry={refresh} />
      </Suspense>
    </ErrorBoundary>
  );
}

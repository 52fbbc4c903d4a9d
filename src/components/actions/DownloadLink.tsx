import { Button, type ButtonProps } from 'antd';
import { useAction } from '@/hooks/useAction';
import { fetchFile } from '@/services/file';
import { saveBlob } from '@/utils/save-blob';

type Props = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'aria-label' | 'children'> & {
  url: string;
  /** By default as the server names it. */
  fileName?: string;
};

/**
 * A link to a file of the API. The console fetches it itself: a failure is said here, and a session that has ended
 * leads to the sign-in page, where the browser would show an answer for machines.
 */
export function DownloadLink({ url, fileName, ...button }: Props) {
  const [download, isDownloading] = useAction(async () => {
    const { blob, name } = await fetchFile(url);
    saveBlob(blob, fileName ?? name ?? '');
  });
  return (
    <Button
      {...button}
      href={url}
      download={fileName ?? true}
      loading={isDownloading}
      onClick={(event) => {
        event.preventDefault();
        void download();
      }}
    />
  );
}

import { Button, type ButtonProps } from 'antd';
import { useAction } from '@/hooks/useAction';
import { fetchFile } from '@/services/file';
import { saveBlob } from '@/utils/save-blob';

type Props = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'aria-label' | 'children'> & {
  url: string;
  /** The server's file name by default. */
  fileName?: string;
};

/**
 * Link to a file of the API. The console fetches the file itself, so that it can show errors and redirect to the
 * sign-in page; the browser would show a JSON response.
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

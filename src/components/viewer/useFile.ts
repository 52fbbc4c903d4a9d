import { useRequest, useUnmount } from 'ahooks';
import { useRef } from 'react';
import { FILE_HEAD_BYTES, fileType } from '@/domain/file/check';
import { fetchFile } from '@/services/file';

/** Reads a file into memory, and nowhere else: no cache keeps it. What it is its bytes say, and not its name. */
export function useFile(url: string) {
  const fetching = useRef<AbortController>(undefined);
  useUnmount(() => fetching.current?.abort());
  return useRequest(
    async () => {
      fetching.current = new AbortController();
      const { blob } = await fetchFile(url, { errors: 'inline', signal: fetching.current.signal });
      const head = new Uint8Array(await blob.slice(0, FILE_HEAD_BYTES).arrayBuffer());
      return { blob, type: fileType(head) };
    },
    // It is said where the file would stand.
    { onError: () => {} },
  );
}

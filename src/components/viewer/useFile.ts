import { detectFileType, FILE_HEAD_BYTES } from '@/domain/file/check';
import { useRead } from '@/hooks/useRead';
import { fetchFile } from '@/services/file';

/** Loads a file into memory, without any cache. Its type comes from its bytes, not its name. */
export const useFile = (url: string) =>
  useRead(
    ['file', url],
    async ({ signal }) => {
      const { blob } = await fetchFile(url, { errors: 'inline', signal });
      const head = new Uint8Array(await blob.slice(0, FILE_HEAD_BYTES).arrayBuffer());
      return { blob, type: detectFileType(head) };
    },
    { isUncached: true },
  );

import { useState } from 'react';
import { type FilePurpose, fileRules } from '@/contract/limits/upload';
import type { UploadedFile } from '@/contract/upload';
import { FILE_HEAD_BYTES, fileProblem } from '@/domain/file/check';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { uploadFile } from '@/services/upload';
import { useUploads } from '../image/useUploads';
import { formatFileProblem } from './format';

/** Validates chosen files: uploads the valid ones, and reports why the others were rejected. */
export function useFiles(purpose: FilePurpose, onUploaded: (file: UploadedFile) => void) {
  const t = useText(inputTexts);
  const rule = fileRules[purpose];
  const { start, ...sending } = useUploads((file, options) => uploadFile(file, purpose, options), onUploaded);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const refusalOf = async (file: File) => {
    try {
      const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer());
      const problem = fileProblem({ name: file.name, type: file.type, head, bytes: file.size }, rule);
      return problem && formatFileProblem(t, problem, rule);
    } catch {
      // The file has been deleted since.
      return t('image.unreadable');
    }
  };

  return {
    ...sending,
    rule,
    /** Why files were rejected. */
    refusals,
    /** @param room how many more files are allowed */
    takeAll: async (files: readonly File[], room: number) => {
      const refused: string[] = files.length > room ? [t('file.tooMany', { max: rule.max })] : [];
      for (const file of files.slice(0, room)) {
        const refusal = await refusalOf(file);
        if (refusal) refused.push(`${file.name}${t('image.colon')}${refusal}`);
        else void start(file);
      }
      setRefusals(refused);
    },
  };
}

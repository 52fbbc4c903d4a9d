import { useRef, useState } from 'react';
import { type FilePurpose, fileRules } from '@/contract/limits/upload';
import type { UploadedFile } from '@/contract/upload';
import { FILE_HEAD_BYTES, fileProblem } from '@/domain/file/check';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { uploadFile } from '@/services/upload';
import { type UnsentUpload, useUploads } from '../image/useUploads';
import { formatFileProblem } from './format';

/** Validates chosen files: uploads the valid ones, and reports why the others were rejected. */
export function useFiles(purpose: FilePurpose, onUploaded: (file: UploadedFile) => void) {
  const t = useText(inputTexts);
  const rule = fileRules[purpose];
  const { start, unsent, ...sending } = useUploads((file, options) => uploadFile(file, purpose, options), onUploaded);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  // Number of files that are being checked, which takes long for a file that a cloud drive has to fetch first.
  const checking = useRef(0);

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
    /** Files that are being checked or uploaded right now. */
    unsent: (): readonly UnsentUpload[] => (checking.current > 0 ? [{}, ...unsent()] : unsent()),
    /** @param count number of uploaded files; those on their way count too, also of a drop a moment ago */
    takeAll: async (chosen: readonly File[], count: number) => {
      const room = Math.max(0, rule.max - count - checking.current - unsent().length);
      const files = chosen.slice(0, room);
      if (checking.current === 0) setRefusals([]);
      const refuse = (reason: string) => setRefusals((known) => [...known, reason]);
      if (chosen.length > room) refuse(t('file.tooMany', { max: rule.max }));
      checking.current += files.length;
      for (const file of files) {
        const refusal = await refusalOf(file);
        checking.current -= 1;
        if (refusal) refuse(`${file.name}${t('image.colon')}${refusal}`);
        else void start(file);
      }
    },
  };
}

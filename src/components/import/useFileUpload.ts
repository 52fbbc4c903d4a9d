import { useEffect, useRef, useState } from 'react';
import type { Import } from '@/contract/import';
import { AppError } from '@/errors/app-error';
import { uploadImport } from '@/services/import';
import { type FileProblem, fileProblem } from './file-problem';

/** What has become of the file that was chosen last. */
export type FileOutcome =
  | { is: 'reading'; file: File }
  | { is: 'refused'; name?: string; problem: FileProblem | 'one' }
  | { is: 'failed'; file: File; error: unknown };

/** Sends a file to be read. The last one chosen counts: one that is still on its way is given up. */
export function useFileUpload(entity: Import['entity'], onUploaded: (imported: Import) => void) {
  const [outcome, setOutcome] = useState<FileOutcome>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setOutcome({ is: 'reading', file });
    try {
      const imported = await uploadImport(entity, file, controller.signal);
      if (!controller.signal.aborted) onUploaded(imported);
    } catch (error) {
      if (controller.signal.aborted) return;
      const isSaid = error instanceof AppError && error.handled;
      setOutcome(isSaid ? undefined : { is: 'failed', file, error });
    }
  };

  return {
    outcome,
    send,
    take: (files: File[]) => {
      const [file, another] = files;
      if (!file) return;
      const problem = another ? 'one' : fileProblem(file);
      if (problem) setOutcome({ is: 'refused', name: another ? undefined : file.name, problem });
      else void send(file);
    },
    cancel: () => {
      running.current?.abort();
      setOutcome(undefined);
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { Import } from '@/contract/import';
import { AppError } from '@/errors/app-error';
import { uploadImport } from '@/services/import';
import { type FileProblem, fileProblem } from './file-problem';

/** State of the last chosen file. */
export type FileOutcome =
  | { is: 'reading'; file: File }
  | { is: 'refused'; name?: string; problem: FileProblem | 'one' }
  | { is: 'failed'; file: File; error: unknown };

/** Uploads a file. Choosing another file aborts an upload in flight. */
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

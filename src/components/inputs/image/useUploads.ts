import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '@/components/form/useLeaveGuard';
import { getFieldErrors } from '@/errors/refusal';
import type { UploadOptions } from '@/services/upload';
import { registerSending } from '@/session/sending';

/** An upload in progress, or one that failed. */
export type Upload = {
  key: number;
  file: File;
  /** Uploaded share, from 0 to 1. */
  share: number;
  /** Why the upload failed. */
  error?: unknown;
};

/** The part of an unfinished upload that validation needs. */
export type UnsentUpload = Pick<Upload, 'error'>;

/** The server's message about the file itself, if it refused the file. */
export function getRefusal(error: unknown): string | undefined {
  return getFieldErrors(error).find(([path]) => path === 'file')?.[1];
}

/**
 * Uploads files; each upload can be cancelled, and retried after an error. Leaving asks before unfinished ones are lost.
 */
export function useUploads<Answer>(
  upload: (file: File, options: UploadOptions) => Promise<Answer>,
  onUploaded: (answer: Answer) => void,
) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  // The form may validate before a change has rendered.
  const current = useRef<Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(0);
  const latest = useRef({ upload, onUploaded });
  latest.current = { upload, onUploaded };

  useEffect(() => {
    const started = running.current;
    return () => {
      for (const controller of started.values()) controller.abort();
    };
  }, []);

  const hasUploads = uploads.length > 0;
  useEffect(() => (hasUploads ? registerSending() : undefined), [hasUploads]);
  useLeaveGuard(
    hasUploads,
    () => current.current.length > 0,
    () => false,
  );

  const change = (next: (known: Upload[]) => Upload[]) => {
    current.current = next(current.current);
    setUploads(current.current);
  };
  const note = (key: number, news: Partial<Upload>) =>
    change((known) => known.map((one) => (one.key === key ? { ...one, ...news } : one)));
  const forget = (key: number) => change((known) => known.filter((one) => one.key !== key));

  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    try {
      const answer = await latest.current.upload(file, {
        signal: controller.signal,
        onProgress: (share) => note(key, { share }),
      });
      if (controller.signal.aborted) return;
      forget(key);
      latest.current.onUploaded(answer);
    } catch (error) {
      if (!controller.signal.aborted) note(key, { error });
    } finally {
      running.current.delete(key);
    }
  };

  return {
    uploads,
    /** Unfinished uploads right now. */
    unsent: () => current.current,
    start: (file: File) => {
      nextKey.current += 1;
      const key = nextKey.current;
      change((known) => [...known, { key, file, share: 0 }]);
      return send(key, file);
    },
    retry: ({ key, file }: Upload) => {
      note(key, { share: 0, error: undefined });
      return send(key, file);
    },
    cancel: (key: number) => {
      running.current.get(key)?.abort();
      forget(key);
    },
  };
}

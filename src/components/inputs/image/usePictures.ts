import { useCallback, useRef, useState } from 'react';
import { type UploadPurpose, uploadRules } from '@/contract/limits/upload';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { uploadImage } from '@/services/upload';
import type { Cropper } from './CropDialog';
import { findImageProblem, finishCrop, needsCropping } from './files';
import { formatProblem } from './format';
import { type UnsentUpload, useUploads } from './useUploads';

type Cropping = { ImgCrop: Cropper; file: File; resolve: (cut: File | undefined) => void };

/**
 * Validates chosen pictures, has them cropped where necessary, and uploads the valid ones. The others are reported and
 * not sent.
 */
export function usePictures(purpose: UploadPurpose, onUploaded: (url: string) => void) {
  const t = useText(inputTexts);
  const rule = uploadRules[purpose];
  const { start, unsent, ...sending } = useUploads(
    (file, options) => uploadImage(file, purpose, options),
    ({ url }) => onUploaded(url),
  );
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [cropping, setCropping] = useState<Cropping>();
  const [isTaking, setIsTaking] = useState(false);
  // The form may validate before a change has rendered.
  const isTakingNow = useRef(false);
  const noteTaking = (next: boolean) => {
    isTakingNow.current = next;
    setIsTaking(next);
  };
  const refuse = (reason: string) => setRefusals((known) => [...known, reason]);

  const loadCropper = async () => {
    try {
      return (await import('antd-img-crop')).default;
    } catch {
      refuse(t('image.cropFailed'));
      return undefined;
    }
  };

  const crop = async (file: File) => {
    const ImgCrop = await loadCropper();
    if (!ImgCrop) return undefined;
    const cut = await new Promise<File | undefined>((resolve) => setCropping({ ImgCrop, file, resolve }));
    setCropping(undefined);
    return cut && finishCrop(cut, rule);
  };

  const take = async (file: File) => {
    const refuseFile = (reason: string) => refuse(`${file.name}${t('image.colon')}${reason}`);
    try {
      const picture = (await needsCropping(file, rule)) ? await crop(file) : file;
      if (!picture) return;
      const problem = await findImageProblem(picture, rule);
      if (problem) refuseFile(formatProblem(t, problem, rule));
      else void start(picture);
    } catch {
      // The file has been deleted since, or the browser cannot decode it.
      refuseFile(t('image.unreadable'));
    }
  };

  const takeAll = async (files: readonly File[]) => {
    setRefusals([]);
    noteTaking(true);
    for (const file of files) await take(file);
    noteTaking(false);
  };

  const onCropped = useCallback((cut: File | undefined) => cropping?.resolve(cut), [cropping]);
  return {
    ...sending,
    rule,
    /** Files that are uploading or being processed right now. */
    unsent: (): readonly UnsentUpload[] => (isTakingNow.current ? [{}, ...unsent()] : unsent()),
    /** Why files were rejected. */
    refusals,
    refuse,
    takeAll,
    /** Whether files are being validated or cropped. */
    isTaking,
    cropping,
    onCropped,
  };
}

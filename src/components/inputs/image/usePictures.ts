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
 * Takes files that the operator has chosen: looks at what they are, has them cut where they need it, and
 * sends those that are as the purpose asks. What is refused is said, and not sent.
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
  // The form may ask before what has changed is drawn.
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
      // Gone since it was chosen, or nothing that the browser can draw after all.
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
    /** What has not arrived at this moment: on its way, or still being looked at. */
    unsent: (): readonly UnsentUpload[] => (isTakingNow.current ? [{}, ...unsent()] : unsent()),
    /** Why files were not taken. */
    refusals,
    refuse,
    takeAll,
    /** Whether files are looked at, or cut. */
    isTaking,
    cropping,
    onCropped,
  };
}

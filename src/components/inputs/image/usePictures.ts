import { useCallback, useState } from 'react';
import { type UploadPurpose, uploadRules } from '@/contract/limits/upload';
import { useText } from '@/hooks/useText';
import type { Cropper } from './CropDialog';
import { finishCrop, isForCropping, problemOf } from './files';
import { useUploads } from './useUploads';
import { problemText } from './words';

type Cropping = { ImgCrop: Cropper; file: File; resolve: (cut: File | undefined) => void };

/**
 * Takes files that the operator has chosen: looks at what they are, has them cut where they need it, and
 * sends those that are as the purpose asks. What is refused is said, and not sent.
 */
export function usePictures(purpose: UploadPurpose, onUploaded: (url: string) => void) {
  const t = useText('input');
  const rule = uploadRules[purpose];
  const { start, ...sending } = useUploads(purpose, onUploaded);
  const [refusal, setRefusal] = useState<string>();
  const [cropping, setCropping] = useState<Cropping>();

  const crop = async (file: File) => {
    const { default: ImgCrop } = await import('antd-img-crop');
    const cut = await new Promise<File | undefined>((resolve) => setCropping({ ImgCrop, file, resolve }));
    setCropping(undefined);
    return cut && finishCrop(cut, rule);
  };

  const take = async (file: File) => {
    let picture: File | undefined = file;
    try {
      if (await isForCropping(file, rule)) picture = await crop(file);
    } catch {
      // The code of the crop tool did not arrive, or the browser cannot read the picture after all.
      setRefusal(t('image.cropFailed'));
      return;
    }
    if (!picture) return;
    const problem = await problemOf(picture, rule);
    if (problem) setRefusal(`${file.name}${t('image.colon')}${problemText(t, problem, rule)}`);
    else void start(picture);
  };

  const takeAll = async (files: readonly File[]) => {
    setRefusal(undefined);
    for (const file of files) await take(file);
  };

  const onCropped = useCallback((cut: File | undefined) => cropping?.resolve(cut), [cropping]);
  return { ...sending, rule, refusal, refuse: setRefusal, takeAll, cropping, onCropped };
}

export type Pictures = ReturnType<typeof usePictures>;

import type ImgCrop from 'antd-img-crop';
import { useEffect, useRef } from 'react';
import type { UploadRule } from '@/contract/limits/upload';
import { getAspectRatio } from '@/domain/image/crop';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

export type Cropper = typeof ImgCrop;

type CropProps = {
  file: File;
  /** Called with the cropped file, or undefined if the operator cancelled. */
  onDone: (cut: File | undefined) => void;
  /** Set by ImgCrop: opens its dialog. */
  beforeUpload?: (file: File, files: File[]) => Promise<unknown>;
};

/** Takes the place of ImgCrop's Upload, and passes it the file. */
function CropNow({ file, onDone, beforeUpload }: CropProps) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current || !beforeUpload) return;
    isAsked.current = true;
    beforeUpload(file, [file]).then(
      (cut) => onDone(cut instanceof File ? cut : undefined),
      () => onDone(undefined),
    );
  }, [file, onDone, beforeUpload]);
  return null;
}

const nameZoom = (name: string) =>
  document.querySelector('.img-crop-modal .ant-slider-handle')?.setAttribute('aria-label', name);

type Props = Pick<CropProps, 'file' | 'onDone'> & { ImgCrop: Cropper; rule: UploadRule };

/** Lets the operator crop a picture to the shape of a rule. */
export function CropDialog({ ImgCrop, file, rule, onDone }: Props) {
  const t = useText(inputTexts);
  return (
    <ImgCrop
      aspect={getAspectRatio(rule)}
      quality={1}
      // Category icons are transparent.
      fillColor="transparent"
      modalTitle={t('image.crop')}
      modalOk={t('image.cropOk')}
      modalCancel={t('image.cropCancel')}
      modalProps={{ afterOpenChange: (isOpen) => isOpen && nameZoom(t('image.zoom')) }}
    >
      <CropNow file={file} onDone={onDone} />
    </ImgCrop>
  );
}

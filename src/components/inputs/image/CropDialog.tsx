import type ImgCrop from 'antd-img-crop';
import { useEffect, useRef } from 'react';
import type { UploadRule } from '@/contract/limits/upload';
import { getAspectRatio } from '@/domain/image/crop';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

export type Cropper = typeof ImgCrop;

type CropProps = {
  file: File;
  /** With what was cut, or undefined when the operator gave up. */
  onDone: (cut: File | undefined) => void;
  /** Given by the cropper: opens its dialog. */
  beforeUpload?: (file: File, files: File[]) => Promise<unknown>;
};

/** Stands where the cropper expects an Upload, and asks for the one file that there is. */
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

/** Lets the operator cut a picture to the shape that a rule asks for. */
export function CropDialog({ ImgCrop, file, rule, onDone }: Props) {
  const t = useText(inputTexts);
  return (
    <ImgCrop
      aspect={getAspectRatio(rule)}
      quality={1}
      // The icons of categories are transparent.
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

import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useImperativeHandle, useRef } from 'react';
import { type UploadPurpose, uploadRules } from '@/contract/limits/upload';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { type ControlProps, Field, type FieldProps } from '../Field';
import { requiredRule } from '../rules';
import { useReorder } from '../useReorder';
import { ChooseImageButton } from './ChooseImageButton';
import { CropDialog } from './CropDialog';
import { formatRule } from './format';
import type { UnsentImageRule } from './ImageField';
import styles from './image.module.css';
import { Thumbnail } from './Thumbnail';
import { UploadProgressList } from './UploadProgressList';
import { unsentRule } from './unsent-rule';
import { useFocusAfterCrop } from './useFocusAfterCrop';
import { usePictures } from './usePictures';
import type { UnsentUpload } from './useUploads';

type InputProps = ControlProps<string[]> & {
  purpose: UploadPurpose;
  max: number;
  label: string;
  isDisabled?: boolean;
  unsent: UnsentImageRule;
};

const noImages: string[] = [];

function ImagesInput({ id, value, onChange, purpose, max, label, isDisabled, unsent, ...aria }: InputProps) {
  const t = useText(inputTexts);
  const urls = value ?? noImages;
  const newest = useRef(urls);
  newest.current = urls;
  const chooser = useRef<HTMLButtonElement>(null);
  const change = (next: string[]) => {
    newest.current = next;
    onChange?.(next);
  };
  // Two uploads may finish before the form has rendered the first.
  const pictures = usePictures(purpose, (url) => change([...newest.current, url]));
  const { rule, uploads, cropping, onCropped } = pictures;
  useImperativeHandle(unsent, () => pictures.unsent, [pictures.unsent]);

  const room = max - urls.length - uploads.length;
  const choose = async (files: File[]) => {
    await pictures.takeAll(files.slice(0, room));
    if (files.length > room) pictures.refuse(t('image.tooMany', { max }));
  };
  useFocusAfterCrop(cropping, chooser);
  const remove = (index: number) => {
    change(urls.filter((_, at) => at !== index));
    chooser.current?.focus();
  };
  const { stepOf, announced } = useReorder(
    urls.map((url, index) => ({ id: url, name: t('image.altAt', { label, place: index + 1 }) })),
    change,
  );
  const named = (action: string) => t('image.named', { action, label });

  return (
    <Flex vertical gap={8} align="start">
      <ol className={styles.pictures} aria-label={label}>
        {urls.map((url, index) => {
          const place = index + 1;
          return (
            <li key={url}>
              <Thumbnail
                url={url}
                alt={t('image.altAt', { label, place })}
                previewName={named(t('image.previewAt', { place }))}
              />
              {!isDisabled && (
                <Flex justify="center">
                  <Button
                    type="text"
                    icon={<ArrowLeftOutlined aria-hidden />}
                    aria-label={named(t('image.earlier', { place }))}
                    {...stepOf(url, -1)}
                  />
                  <Button
                    type="text"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={named(t('image.removeAt', { place }))}
                    onClick={() => remove(index)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowRightOutlined aria-hidden />}
                    aria-label={named(t('image.later', { place }))}
                    {...stepOf(url, 1)}
                  />
                </Flex>
              )}
            </li>
          );
        })}
      </ol>
      <Flex gap={12} align="center">
        <ChooseImageButton
          ref={chooser}
          id={id}
          aria-describedby={aria['aria-describedby']}
          text={t('image.choose')}
          label={label}
          rule={rule}
          isMultiple
          isBusy={pictures.isTaking}
          isDisabled={isDisabled || room <= 0}
          onChoose={choose}
        />
        <Typography.Text type="secondary">{t('image.count', { count: urls.length, max })}</Typography.Text>
      </Flex>
      <UploadProgressList uploading={pictures} onCancel={() => aria['aria-invalid'] && onChange?.(urls)} />
      {cropping && <CropDialog {...cropping} rule={rule} onDone={onCropped} />}
      <div role="status" className={styles.announced}>
        {announced}
      </div>
    </Flex>
  );
}

/** Up to `max` pictures in order; the value is their URLs, an empty list for none. */
export function ImagesField({ purpose, max, extra, ...field }: FieldProps & Pick<InputProps, 'purpose' | 'max'>) {
  const t = useText(inputTexts);
  const unsent = useRef<() => readonly UnsentUpload[]>(() => []);
  return (
    <Field
      {...field}
      extra={extra ?? formatRule(t, uploadRules[purpose])}
      rules={[
        unsentRule(() => unsent.current?.() ?? [], { pending: t('image.pending'), unsent: t('image.unsent') }),
        ...(field.isRequired ? [{ ...requiredRule(t('image.required')), type: 'array' as const }] : []),
      ]}
    >
      <ImagesInput purpose={purpose} max={max} label={field.label} isDisabled={field.isDisabled} unsent={unsent} />
    </Field>
  );
}

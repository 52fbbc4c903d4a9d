import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useImperativeHandle, useRef } from 'react';
import { ChooseImageButton } from '@/components/inputs/image/ChooseImageButton';
import { formatSize } from '@/components/inputs/image/format';
import { UploadProgressList } from '@/components/inputs/image/UploadProgressList';
import { ViewFileButton } from '@/components/viewer/ViewFileButton';
import { type FilePurpose, fileRules } from '@/contract/limits/upload';
import type { UploadedFile } from '@/contract/upload';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { type ControlProps, Field, type FieldProps } from '../Field';
import type { UnsentImageRule } from '../image/ImageField';
import { unsentRule } from '../image/unsent-rule';
import type { UnsentUpload } from '../image/useUploads';
import { requiredRule } from '../rules';
import styles from './FileField.module.css';
import { formatFileRule } from './format';
import { useFiles } from './useFiles';

type InputProps = ControlProps<UploadedFile[]> & {
  purpose: FilePurpose;
  label: string;
  isDisabled?: boolean;
  unsent: UnsentImageRule;
};

const noFiles: UploadedFile[] = [];

function FilesInput({ id, value, onChange, purpose, label, isDisabled, unsent, ...aria }: InputProps) {
  const t = useText(inputTexts);
  const files = value ?? noFiles;
  const newest = useRef(files);
  newest.current = files;
  const chooser = useRef<HTMLButtonElement>(null);
  const change = (next: UploadedFile[]) => {
    newest.current = next;
    onChange?.(next);
  };
  // Two uploads may finish before the form has rendered the first.
  const sending = useFiles(purpose, (file) => change([...newest.current, file]));
  const { rule, uploads } = sending;
  useImperativeHandle(unsent, () => sending.unsent, [sending.unsent]);
  const room = rule.max - files.length - uploads.length;

  return (
    <Flex vertical gap={8} align="start">
      {files.length > 0 && (
        <ul className={styles.files} aria-label={label}>
          {files.map((file) => (
            <li key={file.url}>
              <span>
                <bdi>{file.name}</bdi> <Typography.Text type="secondary">{formatSize(file.bytes)}</Typography.Text>
              </span>
              <ViewFileButton url={file.url} name={file.name} />
              {!isDisabled && (
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('file.remove', { name: file.name })}
                  onClick={() => {
                    change(files.filter(({ url }) => url !== file.url));
                    chooser.current?.focus();
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ChooseImageButton
        ref={chooser}
        id={id}
        aria-describedby={aria['aria-describedby']}
        text={t('file.choose')}
        label={label}
        rule={rule}
        isMultiple={rule.max > 1}
        isDisabled={isDisabled || room <= 0}
        onChoose={(chosen) => void sending.takeAll(chosen, newest.current.length)}
      />
      <UploadProgressList uploading={sending} onCancel={() => aria['aria-invalid'] && onChange?.(files)} />
    </Flex>
  );
}

/** Files such as those of a report; the value is the server's list of uploaded files, empty for none. */
export function FileField({ purpose, extra, ...field }: FieldProps & Pick<InputProps, 'purpose'>) {
  const t = useText(inputTexts);
  const unsent = useRef<() => readonly UnsentUpload[]>(() => []);
  return (
    <Field
      {...field}
      extra={extra ?? formatFileRule(t, fileRules[purpose])}
      rules={[
        unsentRule(() => unsent.current?.() ?? [], { pending: t('file.pending'), unsent: t('file.unsent') }),
        ...(field.isRequired ? [{ ...requiredRule(t('file.required')), type: 'array' as const }] : []),
      ]}
    >
      <FilesInput purpose={purpose} label={field.label} isDisabled={field.isDisabled} unsent={unsent} />
    </Field>
  );
}

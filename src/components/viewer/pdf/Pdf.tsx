import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';
import { FileLoading } from '../FileLoading';
import { FileProblem } from '../FileProblem';
import { PasswordForm } from './PasswordForm';
import { PdfPages } from './PdfPages';
import { usePdf } from './usePdf';

type Props = {
  blob: Blob;
  name: string;
  actions?: ReactNode;
  watermark?: string;
  onBroken: () => void;
  onRetry: () => void;
};

/** Viewer of a loaded PDF. */
export default function Pdf({ blob, name, actions, watermark, onBroken, onRetry }: Props) {
  const t = useText(viewerTexts);
  const [password, setPassword] = useState<string>();
  const opened = usePdf(blob, password);
  const isBroken = opened && 'problem' in opened;
  useEffect(() => {
    if (isBroken) onBroken();
  }, [isBroken, onBroken]);
  if (!opened) return <FileLoading />;
  if ('document' in opened) return <PdfPages {...opened} name={name} actions={actions} watermark={watermark} />;
  if (opened.problem === 'broken' || opened.problem === 'noPages') {
    return <FileProblem title={t(`problem.${opened.problem}`)} onRetry={onRetry} />;
  }
  if (opened.problem === 'failed') return <FileProblem title={t('failed')} onRetry={onRetry} />;
  return <PasswordForm isWrong={opened.problem === 'wrongPassword'} onOpen={setPassword} />;
}

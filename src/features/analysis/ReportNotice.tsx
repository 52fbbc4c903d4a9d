import { Button, Result, Skeleton, Space } from 'antd';
import type { ReportDisplay } from '@/domain/analysis/report';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

type Props = {
  /** Height of the figures, to avoid a layout shift. */
  height: number;
  /** Overrides the default texts of the kind. */
  texts?: { title: string; text: string };
  onRetry: () => void;
  /** Additional buttons beside the retry. */
  actions?: readonly { text: string; onClick: () => void }[];
} & ({ kind: 'loading' | Exclude<ReportDisplay, 'ready'> } | { kind: 'error'; error: unknown });

const resultStatus = {
  empty: 'info',
  notElapsed: 'info',
  generating: 'info',
  failed: 'warning',
  unauthorized: 'warning',
  gameProgram: 'warning',
  appIdInvalid: 'warning',
  error: 'warning',
} as const;

/** Placeholder for figures that are loading, missing, not generated yet, not allowed, or failed to load. */
export function ReportNotice(props: Props) {
  const t = useText(analysisTexts);
  const { kind, height, texts, onRetry, actions = [] } = props;
  if (kind === 'loading') {
    return (
      <div role="status" aria-label={t('loading')} style={{ minHeight: height }}>
        <Skeleton.Node active style={{ inlineSize: '100%', blockSize: height }} />
      </div>
    );
  }
  // A retry would not help for these kinds.
  const canRetry = kind !== 'empty' && kind !== 'notElapsed' && kind !== 'gameProgram';
  const state = kind === 'error' ? 'failed' : kind;
  return (
    <div style={{ minHeight: height }}>
      <Result
        status={resultStatus[kind]}
        title={texts?.title ?? t(`state.${state}`)}
        subTitle={kind === 'error' ? <ErrorText error={props.error} /> : (texts?.text ?? t(`state.${kind}Text`))}
        extra={
          (canRetry || actions.length > 0) && (
            <Space wrap>
              {canRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
              {actions.map(({ text, onClick }) => (
                <Button key={text} onClick={onClick}>
                  {text}
                </Button>
              ))}
            </Space>
          )
        }
      />
    </div>
  );
}

import { Button, Result, Skeleton, Space } from 'antd';
import type { ReportDisplay } from '@/domain/analysis/report';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

type Props = {
  /** The height that the figures would have, so that nothing below jumps. */
  height: number;
  /** Other words than the usual ones of its kind. */
  words?: { title: string; text: string };
  onRetry: () => void;
  /** Other ways on, beside the retry. */
  instead?: readonly { text: string; go: () => void }[];
} & (
  | { kind: 'loading' | Exclude<ReportDisplay, 'ready'> }
  /** The request failed. */
  | { kind: 'error'; error: unknown }
);

const looks = {
  empty: 'info',
  notElapsed: 'info',
  generating: 'info',
  failed: 'warning',
  unauthorized: 'warning',
  gameProgram: 'warning',
  appIdInvalid: 'warning',
  error: 'warning',
} as const;

/**
 * What stands in the place of figures: they are on their way, being generated, not there, not allowed, or
 * did not arrive.
 */
export function ReportNotice(props: Props) {
  const t = useText(analysisTexts);
  const { kind, height, words, onRetry, instead = [] } = props;
  if (kind === 'loading') {
    return (
      <div role="status" aria-label={t('loading')} style={{ minHeight: height }}>
        <Skeleton.Node active style={{ inlineSize: '100%', blockSize: height }} />
      </div>
    );
  }
  // What is not there, and not over, is no more there when it is asked for again.
  const canRetry = kind !== 'empty' && kind !== 'notElapsed' && kind !== 'gameProgram';
  const state = kind === 'error' ? 'failed' : kind;
  return (
    <div style={{ minHeight: height }}>
      <Result
        status={looks[kind]}
        title={words?.title ?? t(`state.${state}`)}
        subTitle={kind === 'error' ? <ErrorText error={props.error} /> : (words?.text ?? t(`state.${kind}Text`))}
        extra={
          (canRetry || instead.length > 0) && (
            <Space wrap>
              {canRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
              {instead.map(({ text, go }) => (
                <Button key={text} onClick={go}>
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

import { EyeInvisibleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { Thumbnail } from '@/components/viewer/Thumbnail';
import type { NumberedAnswer } from '@/domain/record/sections';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import styles from './record-detail.module.css';

type Props = {
  answer: NumberedAnswer;
  /** URLs of the pictures; empty while they are masked. */
  urls: readonly string[];
  secondsLeft: number;
  /** Undefined if they cannot be revealed, as on paper. */
  onReveal?: () => void;
};

/** Pictures or signature of an answer, shown after a reveal. */
export function AnswerPictures({ answer: { number, type, masked }, urls, secondsLeft, onReveal }: Props) {
  const t = useText(recordDetailTexts);
  const isSignature = type === 'signature';
  if (!masked)
    return (
      <Flex gap={8} wrap>
        {urls.map((url, index) => (
          <Thumbnail
            key={url}
            url={url}
            name={t(isSignature ? 'picture.signature' : 'picture.nth', { number, place: index + 1 })}
            actions={<span role="timer">{t('reveal.left', { seconds: secondsLeft })}</span>}
          />
        ))}
      </Flex>
    );
  const text = t(isSignature ? 'picture.signatureMasked' : 'picture.masked');
  const content = (
    <>
      <EyeInvisibleOutlined aria-hidden />
      <span>{text}</span>
    </>
  );
  return onReveal ? (
    <button
      type="button"
      className={styles.unseen}
      aria-label={t('picture.show', { number, text })}
      onClick={({ currentTarget }) => {
        // The button is removed when they are shown, so the answer is focused without scrolling.
        currentTarget.closest<HTMLElement>('li')?.focus({ preventScroll: true });
        onReveal();
      }}
    >
      {content}
    </button>
  ) : (
    <div className={styles.unseen}>{content}</div>
  );
}

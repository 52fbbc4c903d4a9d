import { Button, Flex } from 'antd';
import { question as limit } from '@/contract/limits/quiz';
import { useMembersText } from '@/hooks/useMembersText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { type AnswerProps, getList } from './answer-props';
import styles from './phone.module.css';

/** Adds pictures with made-up names, because a test run uploads nothing. */
export function ImageAnswer({ question: { title, validation }, input, onChange }: AnswerProps) {
  const tMembers = useMembersText(quizTrialTexts);
  const files = getList(input);
  const max = validation.maxFiles ?? limit.maxFiles;
  const put = (next: string[]) => onChange(next.length > 0 ? { value: next } : undefined);
  const freeName = () => {
    for (let place = 1; ; place += 1) {
      const name = `${place}.jpg`;
      if (!files.includes(name)) return name;
    }
  };
  return (
    <Flex vertical gap={8} align="start">
      {files.map((file) => (
        <Flex key={file} gap={8} align="center" className={styles.file}>
          {file}
          <Button
            size="small"
            type="text"
            aria-label={tMembers('phone.removePicture', { name: file })}
            onClick={() => put(files.filter((one) => one !== file))}
          >
            {tMembers('phone.remove')}
          </Button>
        </Flex>
      ))}
      <Button
        disabled={files.length >= max}
        aria-label={tMembers('phone.pictureOf', { title })}
        onClick={() => put([...files, freeName()])}
      >
        {tMembers('phone.picture', { count: files.length, max })}
      </Button>
    </Flex>
  );
}

import { Alert } from 'antd';
import { useText } from '@/hooks/useText';
import { loginTexts } from '@/locales/login';
import type { SessionState } from '@/session/state';
import styles from './index.module.css';

/** Why the operator is here again, and what is not lost; nothing where there is nothing to say. */
export function SessionEnded({ isSignedOutElsewhere, hasDrafts }: SessionState) {
  const t = useText(loginTexts);
  const said = [isSignedOutElsewhere && t('signedOutElsewhere'), hasDrafts && t('draftsKept')].filter(Boolean);
  if (said.length === 0) return null;
  const [title, description] = said;
  return <Alert className={styles.alert} role="status" type="info" showIcon title={title} description={description} />;
}

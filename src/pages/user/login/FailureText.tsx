import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { loginTexts } from '@/locales/login';
import type { LoginFailure } from './failure';

export function FailureText({ failure }: { failure: LoginFailure }) {
  const t = useText(loginTexts);
  switch (failure.key) {
    case 'wrong':
      return t('wrong');
    case 'tooMany':
      return t('tooMany', { seconds: failure.seconds });
    case 'other':
      return <ErrorText error={failure.error} isContentKept />;
  }
}

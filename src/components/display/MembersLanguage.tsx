import { getIntl, RawIntlProvider } from '@umijs/max';
import { type ReactNode, useState } from 'react';
import { MEMBERS_LOCALE } from '@/hooks/useMembersText';

/** Renders what members see in their language, with the matching `lang`. */
export function MembersLanguage({ children }: { children: ReactNode }) {
  const [intl] = useState(() => getIntl(MEMBERS_LOCALE));
  return (
    <RawIntlProvider value={intl}>
      <div lang={MEMBERS_LOCALE}>{children}</div>
    </RawIntlProvider>
  );
}

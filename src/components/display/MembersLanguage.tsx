import { getIntl, RawIntlProvider } from '@umijs/max';
import { type ReactNode, useState } from 'react';
import { MEMBERS_LOCALE } from '@/hooks/useMembersText';

/** A part of the screen that shows what members see: in their language, and marked as such. */
export function MembersLanguage({ children }: { children: ReactNode }) {
  const [intl] = useState(() => getIntl(MEMBERS_LOCALE));
  return (
    <RawIntlProvider value={intl}>
      <div lang={MEMBERS_LOCALE}>{children}</div>
    </RawIntlProvider>
  );
}

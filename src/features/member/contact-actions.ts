import type { Member } from '@/contract/member';
import type { memberTexts } from '@/locales/member';
import type { TextOf } from '@/utils/text';

/** Actions on do-not-contact of a member, with labels. */
export const contactActions = ({ doNotContact }: Pick<Member, 'doNotContact'>, t: TextOf<typeof memberTexts>) =>
  doNotContact
    ? [
        { key: 'setDoNotContact' as const, label: t('action.changeDoNotContact') },
        { key: 'allowContact' as const, label: t('action.allowContact') },
      ]
    : [{ key: 'setDoNotContact' as const, label: t('action.setDoNotContact') }];

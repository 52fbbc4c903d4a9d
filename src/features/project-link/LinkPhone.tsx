import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { PhoneFrame } from '@/components/display/PhoneFrame';
import type { ProjectLink } from '@/contract/project-link';
import { MEMBERS_LOCALE, useMembersText } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { projectLinkTexts } from '@/locales/projectLink';
import styles from './LinkPhone.module.css';

/** Link fields that the phone preview shows. */
export type PhoneLink = Pick<ProjectLink, 'id' | 'title' | 'iconUrl' | 'linkType'>;

type Props = {
  position: ProjectLink['position'];
  links: readonly PhoneLink[];
  /** Id of the link that is being edited. */
  editedId?: string;
};

/** Phone preview of the links in a position, below a placeholder for the other content. */
export function LinkPhone({ position, links, editedId }: Props) {
  const t = useText(projectLinkTexts);
  const { locale } = useIntl();
  const read = useMembersText(projectLinkTexts);
  return (
    <PhoneFrame label={t('phone.label', { position: t(`position.${position}`) })} lang={MEMBERS_LOCALE}>
      <div className={styles.bar}>{read(`phone.${position}`)}</div>
      <div className={styles.content} aria-hidden>
        <span />
        <span />
        <span />
      </div>
      {links.length === 0 ? (
        <Typography.Text type="secondary" className={styles.none} lang={locale}>
          {t('phone.none')}
        </Typography.Text>
      ) : (
        <ul className={styles.links}>
          {links.map(({ id, title, iconUrl, linkType }) => (
            <li key={id} className={id === editedId ? styles.subject : undefined}>
              {iconUrl && <img src={iconUrl} alt="" width={32} height={32} />}
              <span className={styles.title}>
                {title || (
                  <Typography.Text type="secondary" lang={locale}>
                    {t('phone.untitled')}
                  </Typography.Text>
                )}
              </span>
              <small>{read(`opens.${linkType}`)}</small>
              <span aria-hidden>›</span>
            </li>
          ))}
        </ul>
      )}
    </PhoneFrame>
  );
}

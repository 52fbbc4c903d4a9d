import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { PhoneFrame } from '@/components/display/PhoneFrame';
import { RichText } from '@/components/inputs/rich-text/RichText';
import type { ProjectLink } from '@/contract/project-link';
import type { Project } from '@/contract/project-list';
import { getShownLinks } from '@/domain/project-link/shown';
import { MEMBERS_LOCALE, useMembersText } from '@/hooks/useMembersText';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { projectPreviewTexts } from '@/locales/projectPreview';
import { formatMinute } from '@/utils/date';
import styles from './ProjectPhone.module.css';

type ShownField =
  | 'subtitle'
  | 'coverUrl'
  | 'summary'
  | 'content'
  | 'targetGender'
  | 'minAge'
  | 'maxAge'
  | 'inclusionCriteria'
  | 'exclusionCriteria'
  | 'startAt'
  | 'endAt';

/** Project fields shown on its page in the mini program. */
export type ShownProject = Pick<Project, ShownField> & { name?: string | null; type?: Project['type'] | null };

type Props = {
  project: ShownProject;
  /** All links of the project; the page shows those of position `detail` that members see now. */
  links?: readonly ProjectLink[];
};

/** Preview of the project page in the mini program before a member starts. Its button does nothing. */
export function ProjectPhone({ project, links = [] }: Props) {
  const t = useText(projectPreviewTexts);
  const { locale } = useIntl();
  const read = useMembersText(projectPreviewTexts);
  const { name, type, targetGender, minAge: min, maxAge: max, startAt, endAt } = project;
  const now = useMinute();
  const shownLinks = getShownLinks(links, { position: 'detail', levelCode: null, now });
  const renderMissing = (text: string) => (
    <Typography.Text type="secondary" lang={locale}>
      {text}
    </Typography.Text>
  );
  const formatAge = () => {
    if (min !== null && max !== null) return read('age.range', { min, max });
    if (min !== null) return read('age.from', { min });
    return max === null ? read('any') : read('age.to', { max });
  };
  const facts = [
    [read('who'), `${read(`gender.${targetGender}`)} · ${formatAge()}`],
    [
      read('period'),
      startAt || endAt ? `${formatMinute(startAt) ?? read('now')} – ${formatMinute(endAt) ?? read('open')}` : null,
    ],
    [read('inclusion'), project.inclusionCriteria],
    [read('exclusion'), project.exclusionCriteria],
  ] as const;
  return (
    <PhoneFrame label={t('label')} lang={MEMBERS_LOCALE}>
      {project.coverUrl ? (
        <img src={project.coverUrl} alt="" className={styles.cover} />
      ) : (
        <div className={styles.noCover}>{renderMissing(t('noCover'))}</div>
      )}
      <div className={styles.text}>
        <div className={styles.name}>{name || renderMissing(t('noName'))}</div>
        {project.subtitle && <div className={styles.subtitle}>{project.subtitle}</div>}
        <p>{project.summary || renderMissing(t('noSummary'))}</p>
        <dl className={styles.facts}>
          {facts.map(
            ([term, fact]) =>
              fact && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
        </dl>
        {project.content ? <RichText html={project.content} /> : renderMissing(t('noContent'))}
        {shownLinks.length > 0 && (
          <ul className={styles.links}>
            {shownLinks.map(({ id, title }) => (
              <li key={id}>
                {title} <span aria-hidden>›</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.button}>{read(`begin.${type ?? 'screening'}`)}</div>
    </PhoneFrame>
  );
}

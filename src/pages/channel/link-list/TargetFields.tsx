import { HttpsUrlField, MiniProgramPathField } from '@/components/inputs/contact-fields';
import { toAntdRule } from '@/components/inputs/rules';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import type { ChannelLink } from '@/contract/channel-link-list';
import { businessDomains } from '@/contract/limits/business-domains';
import type { ChannelLinkType } from '@/contract/limits/channel-link';
import { link as limit } from '@/contract/limits/link';
import { isProjectOver } from '@/domain/channel/link-rules';
import { getPartNeed, isQueryShortEnough } from '@/domain/channel/link-target';
import { isBusinessUrl } from '@/domain/link/business-domain';
import { isArticleUrl, isPageQuery } from '@/domain/link/problems';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { linkTexts } from '@/locales/link';
import { useChannelProjects } from './useChannelProjects';

function ProjectField({ keptId }: { keptId: string | null | undefined }) {
  const t = useText(channelLinkTexts);
  const { projects, getProblem, read } = useChannelProjects(keptId);
  return (
    <SelectField
      name="projectId"
      label={t('field.projectId')}
      isRequired
      isSearchable
      read={read}
      options={projects.map(({ id, name, projectNo, status }) => {
        const label = `${name} ${projectNo}`;
        const stopped = isProjectOver(status) ? t('project.over') : status === 'paused' && t('project.paused');
        return { value: id, label: stopped ? t('project.stopped', { name: label, state: stopped }) : label };
      })}
      emptyText={t('form.noProjects')}
      extra={t(read.error ? 'form.projectsFailed' : 'form.projectHint')}
      dependencies={['channelId']}
      rules={[
        toAntdRule<string>((id) =>
          id !== keptId && getProblem(id) === 'foreign' ? t('form.projectForeign') : undefined,
        ),
      ]}
    />
  );
}

export function QueryField() {
  const t = useText(channelLinkTexts);
  const tLink = useText(linkTexts);
  return (
    <TextField
      name="query"
      label={t('field.query')}
      max={limit.maxQueryLength}
      extra={tLink('hint.query')}
      inputMode="url"
      form={{ holds: isPageQuery, message: tLink('form.query') }}
      rules={[
        toAntdRule<string>((query) =>
          isQueryShortEnough(query) ? undefined : t('form.queryTooLong', { max: limit.maxQueryLength }),
        ),
      ]}
    />
  );
}

function UrlField({ linkType }: { linkType: ChannelLinkType }) {
  const t = useText(channelLinkTexts);
  const tLink = useText(linkTexts);
  const domains = businessDomains.join(tLink('separator'));
  const own =
    linkType === 'article'
      ? { narrower: { holds: isArticleUrl, message: tLink('form.article') }, extra: tLink('hint.article') }
      : {
          narrower: { holds: (url: string) => isBusinessUrl(url), message: tLink('form.h5', { domains }) },
          extra: tLink('hint.h5', { domains }),
        };
  return (
    <HttpsUrlField key={linkType} name="url" label={t('field.url')} isRequired max={limit.maxUrlLength} {...own} />
  );
}

/** Target fields of a link type; fields of other types are not rendered (docs/domain.md 6.8). */
export function TargetFields({ linkType, link }: { linkType: ChannelLinkType; link?: ChannelLink }) {
  const t = useText(channelLinkTexts);
  const has = (part: Parameters<typeof getPartNeed>[1]) => getPartNeed(linkType, part) !== undefined;
  return (
    <>
      {has('projectId') && <ProjectField keptId={link?.projectId} />}
      {has('path') && (
        <MiniProgramPathField name="path" label={t('field.path')} isRequired extra={t('form.pathHint')} />
      )}
      {has('query') && <QueryField />}
      {has('url') && <UrlField linkType={linkType} />}
    </>
  );
}

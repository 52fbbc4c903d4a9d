import { ImageField } from '@/components/inputs/image/ImageField';
import { MultiSelectField } from '@/components/inputs/MultiSelectField';
import { RadioField } from '@/components/inputs/RadioField';
import { toAntdRule } from '@/components/inputs/rules';
import { TextField } from '@/components/inputs/TextField';
import { ValidityRangeField } from '@/components/inputs/ValidityRangeField';
import { LinkFields } from '@/components/link/LinkFields';
import {
  projectLink as limit,
  projectLinkPositions,
  projectLinkStatuses,
  projectLinkTypes,
} from '@/contract/limits/project-link';
import type { ProjectLink } from '@/contract/project-link';
import type { Project } from '@/contract/project-list';
import { getLinkPositions } from '@/domain/project-link/shown';
import { isTitleTaken } from '@/domain/project-link/title';
import type { Level, LinkLabels } from '@/features/project-link/useLinkLabels';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';

type Props = {
  /** Type of the project. */
  type: Project['type'];
  /** The saved link; its position and levels stay selectable even if they are no longer offered. */
  link?: ProjectLink;
  /** All links of the project, as far as they are loaded. */
  links: readonly ProjectLink[];
  levels: readonly Level[];
  labels: LinkLabels;
};

/** Fields of a project link (docs/domain.md 6.4). */
export function LinkFormFields({ type, link, links, levels, labels }: Props) {
  const t = useText(linkEditTexts);
  const { t: tLink } = labels;
  const hasQuiz = type !== 'education';
  const missingCodes = (link?.levelCodes ?? []).filter((code) => !levels.some((level) => level.code === code));
  const options = [...levels.map(({ code }) => code), ...missingCodes].map((code) => ({
    value: code,
    label: labels.level(code),
  }));
  const places = getLinkPositions(type);
  const positions = projectLinkPositions.filter((place) => places.includes(place) || place === link?.position);
  return (
    <>
      <TextField
        name="title"
        label={tLink('field.title')}
        isRequired
        max={limit.maxTitleLength}
        extra={t('hint.title')}
        rules={[toAntdRule<string>((typed) => (isTitleTaken(typed, links, link?.id) ? t('titleTaken') : undefined))]}
      />
      <LinkFields types={projectLinkTypes} typeLabel={tLink('field.linkType')} />
      <ImageField name="iconUrl" label={tLink('field.iconUrl')} purpose="linkIcon" />
      <RadioField
        name="position"
        label={tLink('field.position')}
        isRequired
        extra={hasQuiz ? undefined : t('hint.detailOnly')}
        options={positions.map((value) => ({ value, label: tLink(`position.${value}`) }))}
      />
      <MultiSelectField
        name="levelCodes"
        label={tLink('field.levelCodes')}
        options={options}
        max={limit.maxLevelCodes}
        isDisabled={options.length === 0}
        extra={t(options.length > 0 ? 'hint.levels' : hasQuiz ? 'hint.noLevels' : 'hint.noQuiz')}
      />
      <ValidityRangeField
        names={['validFrom', 'validTo']}
        labels={[tLink('field.validFrom'), tLink('field.validTo')]}
      />
      <RadioField
        name="status"
        label={tLink('field.status')}
        isRequired
        options={projectLinkStatuses.map((value) => ({ value, label: tLink(`status.${value}`) }))}
      />
    </>
  );
}

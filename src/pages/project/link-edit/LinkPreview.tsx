import { Flex, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { projectLinkPositions } from '@/contract/limits/project-link';
import type { ProjectLink } from '@/contract/project-link';
import { getShownLinks, type PlacedLink } from '@/domain/project-link/shown';
import { LinkPhone, type PhoneLink } from '@/features/project-link/LinkPhone';
import type { Level } from '@/features/project-link/useLinkLabels';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';

type Props = {
  links: readonly ProjectLink[];
  levels: readonly Level[];
  /** Positions in which the project shows links. */
  positions?: readonly ProjectLink['position'][];
  /** The edited link with its unsaved values; the preview shows it in its position. */
  edited?: PlacedLink & PhoneLink;
};

const ALL = '';

/** Links that members currently see in a position, for all results or a selected one. */
export function LinkPreview({ links, levels, positions = projectLinkPositions, edited }: Props) {
  const t = useText(linkEditTexts);
  const id = useId();
  const now = useMinute();
  const [selected, setSelected] = useState<ProjectLink['position']>('detail');
  const [levelCode, setLevelCode] = useState(ALL);
  const position = edited?.position ?? selected;
  const shown = getShownLinks<PlacedLink & PhoneLink>(links, { position, levelCode: levelCode || null, now }, edited);
  return (
    <Flex vertical gap={12}>
      {!edited && positions.length > 1 && (
        <Segmented<ProjectLink['position']>
          block
          aria-label={t('preview.position')}
          value={selected}
          onChange={setSelected}
          options={positions.map((value) => ({ value, label: t(`preview.at.${value}`) }))}
        />
      )}
      {levels.length > 0 && (
        <Flex gap={8} align="center">
          <label htmlFor={id}>{t('preview.level')}</label>
          <Select
            id={id}
            style={{ flex: 1, minWidth: 0 }}
            value={levelCode}
            onChange={setLevelCode}
            options={[
              { value: ALL, label: t('preview.anyLevel') },
              ...levels.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        </Flex>
      )}
      <LinkPhone position={position} links={shown} editedId={edited?.id} />
    </Flex>
  );
}

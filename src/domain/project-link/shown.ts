import { projectLinkPositions } from '../../contract/limits/project-link';
import type { ProjectLink } from '../../contract/project-link';
import type { Project } from '../../contract/project-list';
import { getValidityState } from '../hotword/validity';

/** Fields that decide whether and where members see a link. */
export type PlacedLink = Pick<ProjectLink, 'id' | 'position' | 'status' | 'validFrom' | 'validTo' | 'levelCodes'>;

/** Display state of a link at `now` in milliseconds: shown, or why it is not. */
export function linkState(link: PlacedLink, now: number): 'shown' | 'disabled' | 'upcoming' | 'past' {
  if (link.status === 'disabled') return 'disabled';
  const validity = getValidityState(link, now);
  return validity === 'current' ? 'shown' : validity;
}

/** Positions of links in a project. Patient education has no quiz, so there is no position after its detail page. */
export const getLinkPositions = (type: Project['type']): readonly ProjectLink['position'][] =>
  type === 'education' ? ['detail'] : projectLinkPositions;

type Place = {
  position: ProjectLink['position'];
  /** Level of the member's result; null for any level. */
  levelCode: string | null;
  /** Timestamp in milliseconds. */
  now: number;
};

/**
 * Links that members with a level see in a position, in the order of `links`. `subject`, the link being edited, is
 * shown as given even when members would not see it: at its own place, or last when it is new.
 */
export function getShownLinks<Of extends PlacedLink>(
  links: readonly Of[],
  { position, levelCode, now }: Place,
  subject?: Of,
): Of[] {
  const isKnown = links.some(({ id }) => id === subject?.id);
  const all =
    subject && !isKnown ? [...links, subject] : links.map((link) => (link.id === subject?.id ? subject : link));
  const isForLevel = ({ levelCodes }: Of) =>
    levelCode === null || levelCodes.length === 0 || levelCodes.includes(levelCode);
  return all.filter(
    (link) =>
      link.position === position && (link.id === subject?.id || (linkState(link, now) === 'shown' && isForLevel(link))),
  );
}

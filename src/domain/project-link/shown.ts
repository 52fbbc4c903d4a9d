import { projectLinkPositions } from '../../contract/limits/project-link';
import type { Project } from '../../contract/project';
import type { ProjectLink } from '../../contract/project-link';
import { validityAt } from '../hotword/validity';

/** What decides whether members see a link, and where. */
export type PlacedLink = Pick<ProjectLink, 'id' | 'position' | 'status' | 'validFrom' | 'validTo' | 'levelCodes'>;

/** Whether members see a link at `now`, in milliseconds: it is on and its time has come, or what keeps it. */
export function linkState(link: PlacedLink, now: number): 'shown' | 'disabled' | 'upcoming' | 'past' {
  if (link.status === 'disabled') return 'disabled';
  const validity = validityAt(link, now);
  return validity === 'current' ? 'shown' : validity;
}

/** Where members of a project see links: patient education asks them nothing, so that nothing comes after its page. */
export const positionsOf = (type: Project['type']): readonly ProjectLink['position'][] =>
  type === 'education' ? ['detail'] : projectLinkPositions;

type Place = {
  position: ProjectLink['position'];
  /** Of a member's result; null: whoever it is. */
  levelCode: string | null;
  /** In milliseconds. */
  now: number;
};

/**
 * The links that members of a level see in a position, of `links` in their order. `subject`, one that is edited,
 * stands as it is given in its own place, or last where it is new, whether members would see it or not.
 */
export function shownLinks<Of extends PlacedLink>(
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

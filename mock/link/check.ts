import { cleanLink, type Link, type LinkPart } from '../../src/domain/link/parts';
import { linkProblems } from '../../src/domain/link/problems';
import { normalizeServicePhone } from '../../src/domain/validation/service-phone';
import { type Message, messages } from '../messages';
import { state } from '../state';
import { linkMessages } from './messages';

const problemTexts: Record<LinkPart, Message> = {
  targetId: messages.projectUnknown,
  url: linkMessages.urlInvalid,
  appId: linkMessages.appIdInvalid,
  path: linkMessages.pathInvalid,
  query: linkMessages.queryInvalid,
  phone: messages.phoneInvalid,
  fileUrl: linkMessages.fileUnknown,
};

const isProject = (id: string) => state().world.projects.some((project) => project.id === id);

/** What is wrong with the parts of a link that its type has, by their names; nothing for one that can be kept. */
export function refusedParts(input: Link): Record<string, Message> {
  const link = cleanLink(input);
  const fields: Record<string, Message> = Object.fromEntries(
    linkProblems(link).map(({ part, problem }) => [
      part,
      problem === 'missing' ? messages.required : problemTexts[part],
    ]),
  );
  if (link.targetId && !isProject(link.targetId)) fields.targetId = problemTexts.targetId;
  return fields;
}

/** A link as it is kept: without what another type has, its phone as it is dialled. */
export function keptLink<Of extends Link>(input: Of): Of {
  const link = cleanLink(input);
  return link.phone ? { ...link, phone: normalizeServicePhone(link.phone) } : link;
}

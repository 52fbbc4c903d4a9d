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

/** Errors of a link, by the names of the parts that its type has. */
export function checkLink(input: Link): Record<string, Message> {
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

/** Stored form of a link: only the parts that its type has, and a normalized phone number. */
export function toStoredLink<Of extends Link>(input: Of): Of {
  const link = cleanLink(input);
  return link.phone ? { ...link, phone: normalizeServicePhone(link.phone) } : link;
}

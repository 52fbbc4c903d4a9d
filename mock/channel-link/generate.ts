import type { z } from 'zod';
import type { ChannelLinkGeneration, GeneratedLinks } from '../../src/contract/channel-link-list';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { Language } from '../language';
import { message, messages } from '../messages';
import { projectTable } from '../project/table';
import { refuse } from '../refuse';
import { create } from '../store/create';
import { createLinkFields } from './actions';
import { checkChannel, checkExpiry, checkName, checkProject, checkTarget, type Input } from './check';
import { linkTable, toLink } from './table';

type Generation = z.output<typeof ChannelLinkGeneration>;

/** @throws Fault if one of the links cannot be created */
function checkItem(link: Input) {
  const problem = checkProject(link.projectId ?? '', link.channelId) ?? checkName(link);
  if (problem) throw new Fault({ ...messages.invalid, ...problem });
}

/** Creates a link for each project; a refused one does not affect the others. */
export function generateLinks({ items, ...shared }: Generation, operator: Who, language: Language): GeneratedLinks {
  const toInput = ({ projectId, name }: Generation['items'][number]): Input => ({
    ...shared,
    linkType: 'project',
    path: null,
    url: null,
    projectId,
    name,
  });
  const [first] = items;
  refuse({
    ...(first && checkTarget(toInput(first))),
    ...checkExpiry(shared),
    channelId: checkChannel(shared.channelId),
  });
  const result: GeneratedLinks = { links: [], failed: [] };
  for (const item of items) {
    const link = toInput(item);
    try {
      checkItem(link);
      const row = create(linkTable, (base) => ({ ...createLinkFields(link), ...base }), {
        operatorName: operator.name,
      });
      result.links.push(toLink(row));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const label = projectTable.rows().find(({ id }) => id === item.projectId)?.name ?? item.projectId;
      result.failed.push({ id: item.projectId, label, reason: message(error.reason, language) });
    }
  }
  return result;
}

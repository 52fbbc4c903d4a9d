import { API_PREFIX } from '../../src/contract/api-prefix';
import type { Channel, ChannelFigures } from '../../src/contract/channel';
import { costIn } from '../../src/domain/channel/cost';
import { sceneOf } from '../../src/domain/channel/scene';
import { maskMobile } from '../../src/domain/mask';
import { isQualified } from '../../src/domain/record-status';
import type { Tally } from '../channel-track/tally';
import { state } from '../state';
import type { ChannelRow } from './fixtures';

type Counts = Omit<ChannelFigures, 'costPerSubmit'>;

const none: Counts = {
  scanCount: 0,
  scanUv: 0,
  followCount: 0,
  unfollowCount: 0,
  registerCount: 0,
  startCount: 0,
  submitCount: 0,
  signedCount: 0,
  eligibleCount: 0,
  conversionRate: null,
};

function countsOf({ funnel, entries, submissions }: Tally, isEligible: (recordId: string) => boolean): Counts {
  const { scanUv, register, start, submit, signed } = funnel.count();
  const eligible = new Set(submissions.filter(({ recordId }) => isEligible(recordId)).map(({ person }) => person));
  return {
    scanCount: entries,
    scanUv,
    followCount: funnel.peopleWho('follow'),
    unfollowCount: funnel.peopleWho('unfollow'),
    registerCount: register,
    startCount: start,
    submitCount: submit,
    signedCount: signed,
    eligibleCount: eligible.size,
    conversionRate: scanUv === 0 ? null : Math.round((submit / scanUv) * 1000) / 10,
  };
}

/**
 * Gives channels on their way out their figures of some days, and what else follows.
 * @param tallies of the tracks of these days, by channel
 */
export function channelPresenter(
  tallies: ReadonlyMap<string, Tally>,
  window: { from: string; before: string },
): (row: ChannelRow) => Channel {
  const { channels, hospitals, records } = state().world;
  const eligible = new Set(records.flatMap(({ id, status }) => (isQualified(status) ? [id] : [])));
  return ({ contactMobile, linkCode, traffic: _, ...row }) => {
    const tallied = tallies.get(row.id);
    const counts = tallied ? countsOf(tallied, (recordId) => eligible.has(recordId)) : none;
    const cost = costIn(row.costs, window);
    const { submitCount } = counts;
    return {
      ...row,
      contactMobileMasked: contactMobile && maskMobile(contactMobile),
      parentName: channels.find(({ id }) => id === row.parentId)?.name ?? null,
      hospitalName: hospitals.find(({ id }) => id === row.hospitalId)?.name ?? null,
      sceneStr: sceneOf(linkCode),
      qrImageUrl: `${API_PREFIX}/channels/${row.id}/code`,
      ...counts,
      costPerSubmit: cost === 0 || submitCount === 0 ? null : Math.round((cost / submitCount) * 100) / 100,
    };
  };
}

/** Whether a channel was ever used: such a one is put away and never deleted (docs/domain.md 6.6). */
export const isTracked = ({ id }: Pick<ChannelRow, 'id'>, tallies: ReadonlyMap<string, Tally>) => tallies.has(id);

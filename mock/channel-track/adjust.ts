import type { z } from 'zod';
import type { channelTrackApi } from '../../src/contract/channel-track';
import { businessDayNumber } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { messages } from '../messages';
import { refuse } from '../refuse';
import { state } from '../state';
import { getDayOfId, getId } from '../track/times';
import { createAdjustmentFinder } from './find-adjustment';
import { findTrack } from './find-track';
import { trackMessages } from './messages';
import { createTrackPresenter } from './table';
import type { TrackRow } from './track-row';

type Input = z.output<typeof channelTrackApi.adjust.body>;

/** First index of manual adjustments; higher than that of any generated track of a day. */
const FIRST_ADJUSTMENT_PLACE = 50_000;

/**
 * Moves an event to another channel. Paused and archived channels are allowed, because this corrects history.
 * @throws Fault 422 for an unknown channel or the current one, 403 for an adjustment, 409 if someone else has moved the
 * event since it was read
 */
export function adjust(id: string, { channelId, fromChannelId, reason }: Input, { name }: Pick<Who, 'name'>): TrackRow {
  const { world } = state();
  const event = findTrack(id);
  if (event.eventType === 'adjust') throw new Fault(trackMessages.trackAdjusted);
  const counted = createAdjustmentFinder()(event)?.channelId ?? event.channelId;
  if (counted !== fromChannelId)
    throw new Fault(messages.conflict, { data: { current: createTrackPresenter()(event) } });
  const { channelUnknown, sameChannel } = trackMessages;
  const isKnown = world.channels.some((channel) => channel.id === channelId);
  refuse({ channelId: isKnown ? (channelId === counted ? sameChannel : undefined) : channelUnknown });

  const at = Date.now();
  const day = businessDayNumber(at);
  const ofDay = world.trackAdjustments.filter((row) => getDayOfId(row.id) === day);
  world.trackAdjustments.push({
    ...event,
    id: getId(day, FIRST_ADJUSTMENT_PLACE + ofDay.length),
    at,
    eventType: 'adjust',
    channelId,
    // The link belongs to the previous channel.
    linkId: null,
    isFirstTouch: false,
    adjustOf: event.id,
    adjusted: { eventType: event.eventType, at: event.at },
    adjustReason: reason,
    operatorName: name,
    fromChannelId: counted,
  });
  return event;
}

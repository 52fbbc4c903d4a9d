import type { ChannelFunnel } from '@/contract/channel-track';
import type { ChannelEvent } from '@/contract/limits/track';

type Event = {
  id: string;
  eventType: ChannelEvent;
  channelId: string;
  /** Identifies a person. */
  person: string;
  /** Id of the event that an adjustment moved. */
  adjustOf: string | null;
};

type Adjustment = Pick<Event, 'adjustOf' | 'channelId'>;

/**
 * Applies adjustments: each event gets the channel it was moved to, and the adjustments themselves are left out
 * (docs/domain.md 6.7).
 *
 * @param later adjustments outside `events`, in order of time; they win over those among the events
 */
export function applyAdjustments<Row extends Event>(events: readonly Row[], later: readonly Adjustment[] = []): Row[] {
  const moved = new Map(
    [...events, ...later].flatMap(({ adjustOf, channelId }) => (adjustOf === null ? [] : [[adjustOf, channelId]])),
  );
  return events.flatMap((event) => {
    if (event.eventType === 'adjust') return [];
    const channelId = moved.get(event.id);
    return channelId === undefined ? event : { ...event, channelId };
  });
}

/** Counts, event by event, how many people reached each step of the funnel (docs/domain.md 3 and 8). */
export function createFunnel() {
  const done = new Map<string, Set<ChannelEvent>>();
  const people = (matches: (events: ReadonlySet<ChannelEvent>) => boolean) => {
    let count = 0;
    for (const events of done.values()) if (matches(events)) count += 1;
    return count;
  };
  const submitted = (events: ReadonlySet<ChannelEvent>) => events.has('quizSubmit');
  // A submission after midnight was started the day before, and starting implies a registration.
  const started = (events: ReadonlySet<ChannelEvent>) => events.has('quizStart') || submitted(events);
  const registered = (events: ReadonlySet<ChannelEvent>) => events.has('register') || started(events);
  return {
    add({ person, eventType }: Pick<Event, 'person' | 'eventType'>) {
      const events = done.get(person);
      if (events) events.add(eventType);
      else done.set(person, new Set([eventType]));
    },
    /** Number of people with this event, whatever step they reached. */
    peopleWho: (eventType: ChannelEvent) => people((events) => events.has(eventType)),
    /** A signature counts only once the quiz is submitted, so that no step has more people than the one before it. */
    count: (): ChannelFunnel => ({
      scanUv: people((events) => events.has('scan') || events.has('linkClick') || registered(events)),
      register: people(registered),
      start: people(started),
      submit: people(submitted),
      signed: people((events) => events.has('agreementSign') && submitted(events)),
    }),
  };
}

import type { ChannelFunnel } from '@/contract/channel-track';
import type { ChannelEvent } from '@/contract/limits/track';

type Event = {
  id: string;
  eventType: ChannelEvent;
  channelId: string;
  /** Tells people apart. */
  person: string;
  /** The event that an adjustment moved. */
  adjustOf: string | null;
};

type Adjustment = Pick<Event, 'adjustOf' | 'channelId'>;

/**
 * Events where their adjustments have put them; the adjustments themselves are left out (docs/domain.md 6.7).
 * @param later adjustments that stand elsewhere, in order of time: they win over those among the events
 */
export function adjusted<Row extends Event>(events: readonly Row[], later: readonly Adjustment[] = []): Row[] {
  const moved = new Map(
    [...events, ...later].flatMap(({ adjustOf, channelId }) => (adjustOf === null ? [] : [[adjustOf, channelId]])),
  );
  return events.flatMap((event) => {
    if (event.eventType === 'adjust') return [];
    const channelId = moved.get(event.id);
    return channelId === undefined ? event : { ...event, channelId };
  });
}

/** Adds up, event by event, how many people came how far (docs/domain.md 3 and 8). */
export function createFunnel() {
  const done = new Map<string, Set<ChannelEvent>>();
  const people = (matches: (events: ReadonlySet<ChannelEvent>) => boolean) => {
    let count = 0;
    for (const events of done.values()) if (matches(events)) count += 1;
    return count;
  };
  const submitted = (events: ReadonlySet<ChannelEvent>) => events.has('quizSubmit');
  // Who hands in after midnight has begun the day before, and who begins had registered.
  const started = (events: ReadonlySet<ChannelEvent>) => events.has('quizStart') || submitted(events);
  const registered = (events: ReadonlySet<ChannelEvent>) => events.has('register') || started(events);
  return {
    add({ person, eventType }: Pick<Event, 'person' | 'eventType'>) {
      const events = done.get(person);
      if (events) events.add(eventType);
      else done.set(person, new Set([eventType]));
    },
    /** How many people did this, however far they came. */
    peopleWho: (eventType: ChannelEvent) => people((events) => events.has(eventType)),
    /** Who signs before handing in has come as far as the beginning. */
    count: (): ChannelFunnel => ({
      scanUv: people((events) => events.has('scan') || events.has('linkClick') || registered(events)),
      register: people(registered),
      start: people(started),
      submit: people(submitted),
      signed: people((events) => events.has('agreementSign') && submitted(events)),
    }),
  };
}

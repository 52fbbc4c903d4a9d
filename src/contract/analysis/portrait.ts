import { z } from 'zod';
import { day } from '../common';
import { count, Missing, reported } from './period';

/** Number of days that a portrait covers, including the day of its snapshot. */
export const portraitSpans = [
  /** 1 day. */
  '1',
  /** 7 days. */
  '7',
  /** 30 days. */
  '30',
] as const;
export type PortraitSpan = (typeof portraitSpans)[number];

/** A bucket of a portrait. Names come from the platform and are shown unchanged; buckets can appear and disappear. */
export const PortraitItem = z.object({
  /** Key of the bucket on the platform; null for devices. */
  attrId: z.int().nullable(),
  /** Name on the platform. */
  name: z.string().max(64),
  /** People. */
  value: count,
});
export type PortraitItem = z.infer<typeof PortraitItem>;

const items = z.array(PortraitItem);

/** Users by several attributes; each list can be empty. */
export const PortraitSide = z.object({
  /** By province. */
  province: items,
  /** By city. */
  city: items,
  /** By gender. */
  gender: items,
  /** By iPhone, Android and others. */
  platform: items,
  /** By phone model. */
  device: items,
  /** By age. */
  age: items,
});
export type PortraitSide = z.infer<typeof PortraitSide>;

/** User Portrait (docs/domain.md 6.13): the snapshot of one day, which cannot be fetched later. */
export const Portrait = z.object({
  ...reported,
  /** Null if there is no snapshot of that day; `missing` gives the reason. */
  snapshot: z
    .object({
      new: PortraitSide,
      /** All users who visited within the span. */
      active: PortraitSide,
    })
    .nullable(),
});
export type Portrait = z.infer<typeof Portrait>;

/** Days with a stored snapshot: all from the oldest to the newest that are not missing. */
export const PortraitDays = z.object({
  /** The first day with a portrait; null if there is none. */
  oldest: day.nullable(),
  /** The last day with a portrait; null if there is none. */
  newest: day.nullable(),
  /** Days without a portrait from the oldest until yesterday, oldest first. */
  missing: z.array(Missing),
});
export type PortraitDays = z.infer<typeof PortraitDays>;

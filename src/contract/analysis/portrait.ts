import { z } from 'zod';
import { day } from '../common';
import { count, Missing, reported } from './period';

/** Days that a portrait looks back on, its snapshot's day included. */
export const portraitSpans = [
  /** 1 day. */
  '1',
  /** 7 days. */
  '7',
  /** 30 days. */
  '30',
] as const;
export type PortraitSpan = (typeof portraitSpans)[number];

/** Names are the platform's, shown as they are; buckets may come and go. */
export const PortraitItem = z.object({
  /** The platform's; devices have none. */
  attrId: z.int().nullable(),
  /** As the platform names it. */
  name: z.string().max(64),
  /** People. */
  value: count,
});
export type PortraitItem = z.infer<typeof PortraitItem>;

const items = z.array(PortraitItem);

/** Who the users are; any list may be empty. */
export const PortraitSide = z.object({
  /** By province. */
  province: items,
  /** By city. */
  city: items,
  /** By gender. */
  gender: items,
  /** By iPhone, Android and others. */
  platform: items,
  /** By model of phone. */
  device: items,
  /** By age. */
  age: items,
});
export type PortraitSide = z.infer<typeof PortraitSide>;

/** User Portrait (docs/domain.md 6.13): the snapshot of one day, which cannot be fetched later on. */
export const Portrait = z.object({
  ...reported,
  /** Null when there is no snapshot of that day; `missing` says why. */
  snapshot: z
    .object({
      new: PortraitSide,
      /** All who visited in the days of the portrait. */
      active: PortraitSide,
    })
    .nullable(),
});
export type Portrait = z.infer<typeof Portrait>;

/** The days that a snapshot was kept of: those from the oldest to the newest that are not missing. */
export const PortraitDays = z.object({
  /** The first and the last day that has one; null when none has. */
  oldest: day.nullable(),
  /** The last day that there is a portrait of; null: of none. */
  newest: day.nullable(),
  /** The days from the oldest until yesterday that have none, oldest first. */
  missing: z.array(Missing),
});
export type PortraitDays = z.infer<typeof PortraitDays>;

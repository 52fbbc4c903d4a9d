import { createRegionFinder } from '../../src/domain/hospital-import/region';
import type { HospitalLookups } from '../../src/domain/hospital-import/row';
import { type CodeNames, createCodeFinder } from '../../src/domain/import/fold';
import { districts, shortenArea } from '../fixtures/districts';
import { kindLabels, levelLabels, natureLabels } from './labels';

/** Common short forms of the options, in addition to their labels. */
const shortForms = {
  g3s: ['三特', '三级特'],
  g3a: ['三甲', '3A'],
  g3b: ['三乙', '3B'],
  g3c: ['三丙', '3C'],
  g2a: ['二甲', '2A'],
  g2b: ['二乙', '2B'],
  g2c: ['二丙', '2C'],
  g1a: ['一甲', '1A'],
  g1b: ['一乙', '1B'],
  g1c: ['一丙', '1C'],
  ungraded: ['未评级', '无'],
};

const withShortForms = Object.fromEntries(
  Object.entries(levelLabels).map(([level, labels]) => [
    level,
    [...labels, ...shortForms[level as keyof typeof shortForms]],
  ]),
) as unknown as CodeNames<keyof typeof levelLabels>;

const kindWords: Record<keyof typeof kindLabels, readonly string[]> = {
  ...kindLabels,
  general: [...kindLabels.general, '综合医院'],
  special: [...kindLabels.special, '专科医院', 'Specialized'],
  tcm: [...kindLabels.tcm, '中医医院', 'TCM'],
  maternal: [...kindLabels.maternal, '妇幼保健院'],
};

let lookups: HospitalLookups | undefined;

/** Lookups for reading files, created on first use. */
export function getLookups(): HospitalLookups {
  lookups ??= {
    findLevel: createCodeFinder(withShortForms),
    findNature: createCodeFinder(natureLabels),
    findKind: createCodeFinder(kindWords),
    findRegion: createRegionFinder(districts, shortenArea),
  };
  return lookups;
}

import type { networkTypes } from '../../src/contract/limits/track';
import type { Random } from '../fixtures/random';
import { regions } from '../fixtures/regions';

/** Devices; columns store their index. */
export const devices = [
  { os: 'iOS', osVersion: '18.5', model: 'iPhone 15' },
  { os: 'iOS', osVersion: '17.6', model: 'iPhone 13' },
  { os: 'iOS', osVersion: '18.1', model: 'iPhone SE' },
  { os: 'Android', osVersion: '15', model: 'Mate 60' },
  { os: 'Android', osVersion: '14', model: 'Redmi Note 13' },
  { os: 'Android', osVersion: '13', model: 'OPPO Reno10' },
  { os: 'Android', osVersion: '12', model: 'vivo Y78' },
  { os: 'HarmonyOS', osVersion: '5.0', model: 'Pura 70' },
] as const;

const wxVersions = ['8.0.60', '8.0.58', '8.0.54'] as const;
const sdkVersions = ['3.8.9', '3.7.12'] as const;
const networks: readonly (typeof networkTypes)[number][] = [
  'wifi',
  'wifi',
  'wifi',
  '5g',
  '5g',
  '4g',
  '4g',
  '3g',
  'unknown',
];
const areas = regions.map(({ text }) => text.split(' '));

/** Device, network and region of a visit. */
export type Whereabouts = ReturnType<typeof pickWhereabouts>;

/** Random device, network and region; the device can be given. */
export function pickWhereabouts({ int, pick }: Random, known?: (typeof devices)[number]) {
  const [province = '', city] = pick(areas);
  return {
    device: known ?? pick(devices),
    wxVersion: pick(wxVersions),
    sdkVersion: pick(sdkVersions),
    networkType: pick(networks),
    // IP range reserved for benchmarks (RFC 2544), so that nobody uses it.
    ipMasked: `198.18.${int(0, 255)}.*`,
    province,
    regionText: city === undefined || city.endsWith('区') ? province : `${province} ${city}`,
  };
}

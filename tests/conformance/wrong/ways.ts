import type { Way } from './way';
import { accessWays } from './ways/access';
import { clashWays } from './ways/clashes';
import { downloadWays } from './ways/downloads';
import { fileWays } from './ways/files';
import { keptWays } from './ways/kept';
import { keywordWays } from './ways/keywords';
import { listWays } from './ways/lists';
import { lifeWays } from './ways/lives';
import { numberWays } from './ways/numbers';
import { privacyWays } from './ways/privacy';
import { requestWays } from './ways/requests';
import { searchWays } from './ways/searches';
import { severalWays } from './ways/several';
import { shapeWays } from './ways/shape';
import { whoseWays } from './ways/whose';
import { writeWays } from './ways/writes';

/** Every way of being wrong that is tried. */
export const wrongWays: readonly Way[] = [
  ...shapeWays,
  ...privacyWays,
  ...accessWays,
  ...listWays,
  ...writeWays,
  ...lifeWays,
  ...fileWays,
  ...clashWays,
  ...requestWays,
  ...searchWays,
  ...severalWays,
  ...keywordWays,
  ...whoseWays,
  ...numberWays,
  ...downloadWays,
  ...keptWays,
];

import type { Way } from './way';
import { accessWays } from './ways/access';
import { fileWays } from './ways/files';
import { listWays } from './ways/lists';
import { lifeWays } from './ways/lives';
import { privacyWays } from './ways/privacy';
import { shapeWays } from './ways/shape';
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
];

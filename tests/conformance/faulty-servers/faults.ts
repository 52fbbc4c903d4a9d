import type { Fault } from './fault';
import { accessFaults } from './faults/access';
import { clashFaults } from './faults/clashes';
import { downloadFaults } from './faults/downloads';
import { fileFaults } from './faults/files';
import { keptFaults } from './faults/kept';
import { keywordFaults } from './faults/keywords';
import { listFaults } from './faults/lists';
import { lifeFaults } from './faults/lives';
import { numberFaults } from './faults/numbers';
import { privacyFaults } from './faults/privacy';
import { requestFaults } from './faults/requests';
import { searchFaults } from './faults/searches';
import { severalFaults } from './faults/several';
import { shapeFaults } from './faults/shape';
import { whoseFaults } from './faults/whose';
import { writeFaults } from './faults/writes';

/** All faults that the check must find. */
export const faults: readonly Fault[] = [
  ...shapeFaults,
  ...privacyFaults,
  ...accessFaults,
  ...listFaults,
  ...writeFaults,
  ...lifeFaults,
  ...fileFaults,
  ...clashFaults,
  ...requestFaults,
  ...searchFaults,
  ...severalFaults,
  ...keywordFaults,
  ...whoseFaults,
  ...numberFaults,
  ...downloadFaults,
  ...keptFaults,
];

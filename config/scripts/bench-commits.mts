import { benchCommits } from './bench/commits';

await benchCommits();

import { CHUNK_LOAD_TIMEOUT_MS } from '../src/utils/constants';

type Config = { output: { chunkLoadTimeout(milliseconds: number): unknown } };

/** Spec section 8: a page chunk that takes longer than 120 s is a load error. */
export function chainWebpack(config: Config) {
  config.output.chunkLoadTimeout(CHUNK_LOAD_TIMEOUT_MS);
}

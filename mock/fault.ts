import type { Envelope } from '../src/contract/envelope';

type Refusal = Pick<Envelope, 'errorCode' | 'errorMessage' | 'showType' | 'data'>;

/** Thrown by a handler to answer with an error status. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly headers: Record<string, string> = {},
  ) {
    super(refusal.errorCode);
  }
}

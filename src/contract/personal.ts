import { z } from 'zod';

/** How a personal value is masked (docs/domain.md 5.2); src/domain/mask.ts has the functions. */
export type Mask = 'name' | 'mobile' | 'idNo' | 'openid' | 'ip';

declare module 'zod' {
  interface GlobalMeta {
    /** Erased when the person is anonymized (docs/domain.md 6.1), and hidden in the change log. */
    personal?: true;
    /** How the server masked the value. The clear value has the same name without `Masked`. */
    mask?: Mask;
  }
}

/** Mask of a personal value; null if there is no value. */
export const masked = (mask: Mask) => z.string().max(64).nullable().meta({ mask });

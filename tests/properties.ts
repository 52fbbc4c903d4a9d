import fc from 'fast-check';

/**
 * How often each property is tried: 300 times on every push, 2,000 in `npm run test:deep`. One says otherwise
 * where it stands only when a single try is dear, as one that makes a world is.
 */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) });

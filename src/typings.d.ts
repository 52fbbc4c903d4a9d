declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** Accounts of the mock, set at build time (.umirc.ts); empty in a build for a real backend. */
declare const DEMO_ACCOUNTS: readonly { username: string; password: string }[];

declare module '*.css';

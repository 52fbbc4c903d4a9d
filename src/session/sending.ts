const sending = new Set<symbol>();

/**
 * Makes known that files are on their way, or wait to be sent again: a reload would cost them.
 *
 * @returns takes it back
 */
export function registerSending() {
  const own = Symbol();
  sending.add(own);
  return () => {
    sending.delete(own);
  };
}

export const isSending = () => sending.size > 0;

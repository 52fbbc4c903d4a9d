const sending = new Set<symbol>();

/**
 * Registers uploads that are in flight or wait for a retry, because a reload would lose them.
 *
 * @returns cleanup
 */
export function registerSending() {
  const own = Symbol();
  sending.add(own);
  return () => {
    sending.delete(own);
  };
}

export const isSending = () => sending.size > 0;

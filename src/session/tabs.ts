export type TabMessage = 'signed-in' | 'signed-out';

const CHANNEL = 'console-session';

/** Posts a message to all tabs of this browser. */
export function postToOtherTabs(message: TabMessage) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** @returns stops listening */
export function listenToOtherTabs(listener: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === 'signed-in' || data === 'signed-out') listener(data);
  };
  return () => channel.close();
}

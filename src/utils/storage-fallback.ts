/** Storage in memory. */
class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();

  get length() {
    return this.items.size;
  }
  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (name: string) => this.items.get(name) ?? null;
  setItem = (name: string, value: string) => void this.items.set(name, String(value));
  removeItem = (name: string) => void this.items.delete(name);
  clear = () => this.items.clear();
}

const PROBE = 'storage-probe';

function isUsable(scope: Pick<Window, 'localStorage'>) {
  try {
    scope.localStorage.setItem(PROBE, '1');
    scope.localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/**
 * Replaces `localStorage` by a copy in memory if the browser blocks site data (it throws, or is null) or storage is full,
 * so that the console starts and the language can be changed for this visit. Umi reads `localStorage` by itself.
 */
export function ensureLocalStorage(scope: Pick<Window, 'localStorage'>) {
  if (isUsable(scope)) return;
  const memory = new MemoryStorage();
  try {
    const { localStorage: full } = scope;
    for (const name of Object.keys(full)) memory.setItem(name, full.getItem(name) ?? '');
  } catch {
    // Blocked, so there is nothing to copy.
  }
  Object.defineProperty(scope, 'localStorage', { configurable: true, value: memory });
}

// Runs before a module reads the language.
if (typeof window !== 'undefined') ensureLocalStorage(window);

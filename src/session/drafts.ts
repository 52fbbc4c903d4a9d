/** Operator who entered a draft. The username is known only if the operator signed in on this page. */
export type Owner = { username?: string; name: string; avatarUrl: string };

/** Values of an unsaved form, and the values that it began with. */
export type Draft = { base: unknown; values: unknown };

type Form = { name: string; snapshot: () => Draft; title?: string };

const open = new Set<Form>();
const storedDrafts = new Map<string, Draft>();
/** What a stored draft belongs to, for a notice: a dialog, which no URL opens again, or a form with its URL. */
export type DraftPlace = { title: string; path?: string };

/** Places of stored drafts by name. */
const places = new Map<string, DraftPlace>();
const beside = new Set<Form>();
const storedBeside = new Map<string, Draft>();
let storedOwner: Owner | undefined;

/**
 * Registers a form with unsaved changes, so that they survive an expired session.
 *
 * @param name of the form and its entity; the form finds its draft by it
 * @param title of a dialog, which the operator has to open again
 * @returns cleanup for when the changes are saved or discarded
 */
export function registerForm(name: string, snapshot: () => Draft, title?: string) {
  const form = { name, snapshot, title };
  open.add(form);
  return () => {
    open.delete(form);
  };
}

/**
 * Registers other state that survives an expired session, such as undo steps: it causes no questions or notices.
 *
 * @returns cleanup
 */
export function registerBeside(name: string, snapshot: () => Draft) {
  const form = { name, snapshot };
  beside.add(form);
  return () => {
    beside.delete(form);
  };
}

/** Whether a form on the screen has unsaved changes. */
export const hasUnsavedForms = () => open.size > 0;

/** Unsaved changes of this window: titles of dialogs, and undefined for what a URL opens. */
export const getUnsavedTitles = () => ({
  open: [...open].map(({ title }) => title),
  kept: [...storedDrafts.keys()].map((name) => places.get(name)?.title),
});

/**
 * Stores drafts before an expired session removes the screen. In memory only, because they are about people's health.
 *
 * @returns whether there is anything to restore
 */
export function storeDrafts(owner: Owner | undefined) {
  if (!owner) return false;
  // Drafts of another operator are dropped.
  if (storedOwner && !isSameOwner(storedOwner, owner)) forgetDrafts();
  storedOwner = owner;
  for (const { name, snapshot, title } of open) {
    storedDrafts.set(name, snapshot());
    if (title) places.set(name, { title });
  }
  for (const { name, snapshot } of beside) storedBeside.set(name, snapshot());
  return storedDrafts.size > 0;
}

/**
 * Passes values of a form on to another, or to its next visit, which takes them by name when it opens.
 *
 * @param place for the notice about kept input; left out if the other form opens at once
 */
export function storeDraft(name: string, draft: Draft, place?: DraftPlace) {
  storedDrafts.set(name, draft);
  if (place) places.set(name, place);
}

/** Called after sign-in: drops the drafts of another operator. */
export function claimDrafts(owner: Owner) {
  if (!storedOwner || !isSameOwner(storedOwner, owner)) forgetDrafts();
}

/** Places of the stored drafts, without repeated titles. */
export const getStoredPlaces = () => [...new Map([...places.values()].map((place) => [place.title, place])).values()];

export function forgetDrafts() {
  storedDrafts.clear();
  places.clear();
  storedBeside.clear();
  storedOwner = undefined;
}

/** The draft of a form, without removing it: React can render a form more than once before it mounts. */
export const peekDraft = (name: string) => storedDrafts.get(name);

/** Removes and returns the draft of a form. */
export const takeDraft = (name: string) => take(storedDrafts, name);

/** Removes and returns other stored state. */
export const takeBeside = (name: string) => take(storedBeside, name);

function take(from: Map<string, Draft>, name: string): Draft | undefined {
  const draft = from.get(name);
  from.delete(name);
  places.delete(name);
  return draft;
}

/** Compares usernames; if one of them is unknown, name and picture. */
function isSameOwner(a: Owner, b: Owner) {
  if (a.username !== undefined && b.username !== undefined) return a.username === b.username;
  return a.name === b.name && a.avatarUrl === b.avatarUrl;
}

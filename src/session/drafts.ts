/** Who typed something. The sign-in name is known only where the operator signed in on this page. */
export type Owner = { username?: string; name: string; avatarUrl: string };

/** What stands in a form that has not been saved, and what it began with. */
export type Draft = { base: unknown; values: unknown };

type Form = { name: string; snapshot: () => Draft; title?: string };

const open = new Set<Form>();
const storedDrafts = new Map<string, Draft>();
/** Of what is kept, by its name: titles of dialogs, which no address opens again. */
const titles = new Map<string, string>();
const beside = new Set<Form>();
const storedBeside = new Map<string, Draft>();
let storedOwner: Owner | undefined;

/**
 * Makes known a form with unsaved changes, so that a sign-in that expires does not cost them.
 *
 * @param name of the form and of what it edits; the same form asks for its draft by it
 * @param title of a dialog, which the operator has to open again to have it back
 * @returns takes it back, once the changes are saved or given up
 */
export function registerForm(name: string, snapshot: () => Draft, title?: string) {
  const form = { name, snapshot, title };
  open.add(form);
  return () => {
    open.delete(form);
  };
}

/**
 * Makes known what is worth giving back over a sign-in that expires and is not unsaved, such as the steps of undo:
 * nothing is asked or said for it.
 *
 * @returns takes it back
 */
export function registerBeside(name: string, snapshot: () => Draft) {
  const form = { name, snapshot };
  beside.add(form);
  return () => {
    beside.delete(form);
  };
}

/** Whether anything on the screen was typed and not saved. */
export const hasUnsavedForms = () => open.size > 0;

/** What only this window's memory holds: the titles of its dialogs, and undefined for what an address opens. */
export const getUnsavedTitles = () => ({
  open: [...open].map(({ title }) => title),
  kept: [...storedDrafts.keys()].map((name) => titles.get(name)),
});

/**
 * Before a session that ended without the operator takes the screen down. In memory only: what is typed here is
 * about people's health.
 *
 * @returns whether there is anything to give back
 */
export function storeDrafts(owner: Owner | undefined) {
  if (!owner) return false;
  // What was kept for somebody else is nobody's any more.
  if (storedOwner && !isSameOwner(storedOwner, owner)) forgetDrafts();
  storedOwner = owner;
  for (const { name, snapshot, title } of open) {
    storedDrafts.set(name, snapshot());
    if (title) titles.set(name, title);
  }
  for (const { name, snapshot } of beside) storedBeside.set(name, snapshot());
  return storedDrafts.size > 0;
}

/** Hands what was typed in one form over to another, which takes it by its name as it opens. */
export const storeDraft = (name: string, draft: Draft) => void storedDrafts.set(name, draft);

/** Whoever has signed in now: the drafts of another operator are gone. */
export function claimDrafts(owner: Owner) {
  if (!storedOwner || !isSameOwner(storedOwner, owner)) forgetDrafts();
}

/** Of the dialogs whose drafts wait until they are opened again. */
export const getStoredTitles = () => [...new Set(titles.values())];

export function forgetDrafts() {
  storedDrafts.clear();
  titles.clear();
  storedBeside.clear();
  storedOwner = undefined;
}

/** The draft of a form, without taking it: React may render a form more than once before it is on the screen. */
export const peekDraft = (name: string) => storedDrafts.get(name);

/** The draft of a form, which it gets once. */
export const takeDraft = (name: string) => take(storedDrafts, name);

/** What was kept beside the drafts, which is given once. */
export const takeBeside = (name: string) => take(storedBeside, name);

function take(from: Map<string, Draft>, name: string): Draft | undefined {
  const draft = from.get(name);
  from.delete(name);
  titles.delete(name);
  return draft;
}

/** By sign-in name; where one of them is not known, by name and picture. */
function isSameOwner(a: Owner, b: Owner) {
  if (a.username !== undefined && b.username !== undefined) return a.username === b.username;
  return a.name === b.name && a.avatarUrl === b.avatarUrl;
}

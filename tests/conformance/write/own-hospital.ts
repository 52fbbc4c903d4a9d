import type { Row } from '../read/rows';
import { create, forget } from './life/create';
import type { Life } from './life/life';
import type { Thing, Writer } from './writer';

/** A made-up number of a range that no operator has. */
export const OWN_MOBILE = '14000001234';

/** What a spreadsheet would run, were it not written so that it does not. */
export const FORMULA = '=1+1';

const path = '/hospitals';

/** No more of a life than being made and put away. */
const bare: Life = {
  path,
  entityType: 'hospital',
  nameField: 'name',
  notReadBack: ['contactMobile'],
  input: async () => 'not made like this',
  changed: (row) => row,
};

/** A hospital of the run's own, with a contact to be revealed and a formula for a short name. */
export const makeHospital = (writer: Writer, name: string): Promise<Thing | undefined> =>
  create(writer, bare, {
    name,
    shortName: FORMULA,
    orgCode: null,
    level: 'g3a',
    nature: 'public',
    kind: 'general',
    departments: ['conf'],
    regionCode: '440305',
    address: 'conf',
    latitude: null,
    longitude: null,
    phone: null,
    contactName: 'Conf Person',
    contactMobile: OWN_MOBILE,
    logoUrl: null,
    photos: [],
    intro: null,
    openHours: null,
    joinedAt: null,
  } satisfies Row);

/** Puts one of them away. */
export async function removeHospital(writer: Writer, { id }: Thing) {
  const now = await writer.read(path, id);
  if (now) await writer.succeed(`DELETE ${path}/:id`, { params: { id }, query: { version: String(now.version) } });
  forget(writer, bare, id);
}

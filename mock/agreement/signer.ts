import { ageOn } from '../../src/domain/age';
import type { AgreementTemplateRow } from '../agreement-template/fixtures';
import { businessDay } from '../clock';
import type { Random } from '../fixtures/random';
import type { MemberRow } from '../member/fixtures';
import { createIdNumber } from '../member/id-number';
import { femaleGiven, maleGiven, surnames } from '../member/names';
import type { AgreementRow } from './agreement-row';

type Signer = Pick<AgreementRow, 'signerType' | 'signerName' | 'signerRelation' | 'signerIdNo'>;

/** Region of guardians if the member's region is unknown. */
const REGION = '440305';
const PARENT_YEARS = 27;
const CHILD_YEARS = 25;
/** From this age, some members have an agent. */
const AGENT_AGE = 70;

/** Required signer of a member on a day, YYYY-MM-DD: a guardian below the template's age. */
export function getSignerType({ birthDate }: MemberRow, guardianUnderAge: number, day: string): 'self' | 'guardian' {
  return birthDate !== null && ageOn(birthDate, day) < guardianUnderAge ? 'guardian' : 'self';
}

/**
 * Returns a function that generates the signer of a member on a day, YYYY-MM-DD: a parent below the template's age,
 * sometimes a child of an old member, otherwise the member.
 * `isNamed` tells whether the signer's identity is known.
 */
export function createSignerGenerator(random: Random, members: readonly MemberRow[]) {
  const taken = new Set(members.flatMap(({ idNo }) => idNo ?? []));
  const createRelative = ({ birthDate, regionCode }: MemberRow, years: number) => {
    const gender = random.pick(['male', 'female'] as const);
    const year = Number(birthDate?.slice(0, 4)) + years;
    const born = `${year}-${businessDay(Date.UTC(year, random.int(0, 11), random.int(1, 28))).slice(5)}`;
    const person = { regionCode: regionCode ?? REGION, birthDate: born, gender };
    return {
      signerName: random.pick(surnames) + random.pick(gender === 'male' ? maleGiven : femaleGiven),
      signerIdNo: createIdNumber(person, random.int(0, 499), taken),
    };
  };
  return (member: MemberRow, template: AgreementTemplateRow, day: string, isNamed: boolean): Signer => {
    const { birthDate, realName } = member;
    const age = birthDate === null ? null : ageOn(birthDate, day);
    const hasAgent = random.chance(0.1) && age !== null && age >= AGENT_AGE;
    const needed = getSignerType(member, template.guardianUnderAge, day);
    const by = needed === 'self' && hasAgent ? 'agent' : needed;
    if (by === 'self') {
      return { signerType: by, signerName: isNamed ? realName : null, signerRelation: null, signerIdNo: null };
    }
    const isGuardian = by === 'guardian';
    const person = createRelative(member, isGuardian ? -PARENT_YEARS : CHILD_YEARS);
    return {
      signerType: by,
      signerRelation: isGuardian ? 'parent' : 'child',
      ...(isNamed ? person : { signerName: null, signerIdNo: null }),
    };
  };
}

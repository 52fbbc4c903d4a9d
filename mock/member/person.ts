import type { Member } from '../../src/contract/member';
import { businessDay, DAY_MS } from '../clock';
import type { Random } from '../fixtures/random';
import { regions } from '../fixtures/regions';
import {
  femaleGiven,
  maleGiven,
  nicknameEnds,
  nicknameStarts,
  nicknames,
  surnames,
  unusualNames,
  unusualNicknames,
} from './names';

/** Data that a member entered; much of it is optional. */
export function buildPerson(random: Random, now: number, index: number) {
  const gender: Member['gender'] = random.chance(0.05) ? 'unknown' : random.pick(['male', 'female'] as const);
  const birthDate = businessDay(now - random.int(18 * 366, 82 * 365) * DAY_MS);
  const region = random.chance(0.8) ? random.pick(regions) : null;
  return {
    nickname: getNickname(random, index),
    realName: getName(random, gender, index),
    gender,
    birthDate: random.chance(0.85) ? birthDate : null,
    regionCode: region?.code ?? null,
    regionText: region?.text ?? null,
  };
}

function getNickname(random: Random, index: number) {
  const made = random.pick(nicknameStarts) + random.pick(nicknameEnds);
  const common = random.pick(nicknames);
  const isCommon = random.chance(0.3);
  // By index instead of at random, so that a small world has these too.
  if (index % 12 === 6) return unusualNicknames[Math.floor(index / 12) % unusualNicknames.length] ?? null;
  if (index % 20 === 3) return null;
  return isCommon ? common : made;
}

function getName(random: Random, gender: Member['gender'], index: number) {
  const made = random.pick(surnames) + random.pick(gender === 'male' ? maleGiven : femaleGiven);
  const isGiven = random.chance(0.8);
  if (index % 25 === 8) return unusualNames[Math.floor(index / 25) % unusualNames.length] ?? null;
  return isGiven ? made : null;
}

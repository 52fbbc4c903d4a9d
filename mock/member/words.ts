import type { Member } from '../../src/contract/member';
import type { Texts } from '../language';

export const genderTexts: Record<Member['gender'], Texts> = {
  unknown: ['未知', 'Unknown'],
  male: ['男', 'Male'],
  female: ['女', 'Female'],
};

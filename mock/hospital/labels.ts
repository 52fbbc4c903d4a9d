import type { Hospital } from '../../src/contract/hospital';
import type { Texts } from '../language';

export const levelLabels: Record<Hospital['level'], Texts> = {
  g3s: ['三级特等', 'Grade 3 special'],
  g3a: ['三级甲等', 'Grade 3A'],
  g3b: ['三级乙等', 'Grade 3B'],
  g3c: ['三级丙等', 'Grade 3C'],
  g2a: ['二级甲等', 'Grade 2A'],
  g2b: ['二级乙等', 'Grade 2B'],
  g2c: ['二级丙等', 'Grade 2C'],
  g1a: ['一级甲等', 'Grade 1A'],
  g1b: ['一级乙等', 'Grade 1B'],
  g1c: ['一级丙等', 'Grade 1C'],
  ungraded: ['未定级', 'Ungraded'],
};
export const natureLabels: Record<Hospital['nature'], Texts> = {
  public: ['公立', 'Public'],
  private: ['民营', 'Private'],
  joint: ['合资', 'Joint venture'],
};
export const kindLabels: Record<Hospital['kind'], Texts> = {
  general: ['综合', 'General'],
  special: ['专科', 'Specialised'],
  tcm: ['中医', 'Traditional Chinese medicine'],
  maternal: ['妇幼', 'Maternal and child'],
  community: ['社区', 'Community'],
  other: ['其他', 'Other'],
};
export const statusLabels: Record<Hospital['status'], Texts> = {
  active: ['合作中', 'Active'],
  paused: ['已暂停', 'Paused'],
  ended: ['已结束', 'Ended'],
};

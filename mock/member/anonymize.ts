import { MemberDetail, memberDetailApi } from '../../src/contract/member-detail';
import type { Entity, OnAnonymize } from '../entity';
import { handle } from '../handle';
import { anonymizeLogs } from '../log/anonymize';
import { getPersonalNames } from '../personal';
import { anonymize } from './actions';
import { toMemberDetail } from './table';

/** Handler that erases members permanently; `hooks` erase what other entities store about them (docs/domain.md 6.1). */
export const buildAnonymizeEntity = (hooks: readonly OnAnonymize[]): Entity => ({
  handlers: [
    handle(memberDetailApi.anonymise, ({ params: { id }, body: { version, memberNo }, operator: { name } }) => {
      const erased = anonymize({ id, version }, memberNo, { operatorName: name });
      for (const forget of hooks) forget(id, { operatorName: name });
      anonymizeLogs('member', [id], getPersonalNames(MemberDetail));
      return toMemberDetail(erased);
    }),
  ],
});

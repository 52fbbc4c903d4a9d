import { memberDetailApi } from '../../src/contract/member-detail';
import type { Entity, OnAnonymize } from '../entity';
import { handle } from '../handle';
import { anonymizeLogs } from '../log/anonymize';
import { anonymize } from './actions';
import { getErasedFields } from './person';
import { toMemberDetail } from './table';

const personal = Object.keys(getErasedFields());

/** Handler that erases members permanently; `hooks` erase what other entities store about them (docs/domain.md 6.1). */
export const buildAnonymizeEntity = (hooks: readonly OnAnonymize[]): Entity => ({
  handlers: [
    handle(memberDetailApi.anonymise, ({ params: { id }, body: { version, memberNo }, operator: { name } }) => {
      const erased = anonymize({ id, version }, memberNo, { operatorName: name });
      for (const forget of hooks) forget(id, { operatorName: name });
      anonymizeLogs('member', [id], personal);
      return toMemberDetail(erased);
    }),
  ],
});

import { toAntdRule } from '@/components/inputs/rules';
import { hospital as limit } from '@/contract/limits/hospital';
import { countCharacters } from '@/domain/validation/text';
import type { HospitalText } from './columns';
import { tidyDepartments } from './values';

/** What the departments of a hospital have to be like. */
export const departmentsRule = (t: HospitalText) =>
  toAntdRule<string[]>((departments) => {
    const tidy = tidyDepartments(departments);
    if (tidy.length > limit.maxDepartments) return t('edit.tooManyDepartments', { max: limit.maxDepartments });
    if (tidy.some((department) => countCharacters(department) > limit.maxDepartmentLength)) {
      return t('edit.departmentTooLong', { length: limit.maxDepartmentLength });
    }
    return undefined;
  });

import { ruleOf } from '@/components/inputs/rules';
import { hospital as limit } from '@/contract/limits/hospital';
import { lengthOf } from '@/domain/validation/text';
import type { HospitalText } from './columns';
import { tidyDepartments } from './values';

/** What the departments of a hospital have to be like. */
export const departmentsRule = (t: HospitalText) =>
  ruleOf<string[]>((departments) => {
    const tidy = tidyDepartments(departments);
    if (tidy.length > limit.departments) return t('edit.tooManyDepartments', { max: limit.departments });
    if (tidy.some((department) => lengthOf(department) > limit.department)) {
      return t('edit.departmentTooLong', { length: limit.department });
    }
    return undefined;
  });

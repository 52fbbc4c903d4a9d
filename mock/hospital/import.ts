import { foldHospitalName } from '../../src/domain/hospital/name';
import type { HospitalField, HospitalRowProblem, ImportedHospital } from '../../src/domain/hospital-import/row';
import { readHospital } from '../../src/domain/hospital-import/row';
import { findFirstRows } from '../../src/domain/import/first-rows';
import { cleanLine } from '../../src/domain/validation/text';
import type { ImportSpec, ProblemWords, RowError } from '../import/spec';
import { hospitalActions } from './actions';
import { isNameTaken } from './check';
import { hospitalImportColumns } from './import-columns';
import { getLookups } from './import-vocabulary';

const words: Record<HospitalRowProblem | 'nameTaken' | 'nameRepeated', ProblemWords> = {
  regionUnknown: ['没有这个地区，请填到区县，如“广东省深圳市南山区”', 'No such district'],
  regionAmbiguous: ['有多个同名地区，请写明省份', 'Several districts have this name. Add the province'],
  coordinateMissing: ['经度和纬度须同时填写', 'Enter both latitude and longitude, or neither'],
  phone: ['电话格式不正确', 'Not a valid phone number'],
  joinedInFuture: ['不能晚于明天', 'Must not be later than tomorrow'],
  nameTaken: ['已有同名医院', 'Another hospital has this name'],
  nameRepeated: ({ line }) => [`与第 ${line} 行同名`, `Row ${line} has this name already`],
};

/** Import of hospitals. */
export const hospitalImport: ImportSpec<HospitalField, ImportedHospital> = {
  entity: 'hospital',
  name: ['医院', 'Hospitals'],
  columns: hospitalImportColumns,
  labelField: 'name',
  words,
  read(lines, now) {
    const names = lines.map(({ texts }) => cleanLine(texts.name ?? ''));
    const first = findFirstRows(names.map((name) => (name === '' ? null : foldHospitalName(name))));
    const nameErrors = (index: number): RowError[] => {
      const name = names[index] ?? '';
      const row = first.get(foldHospitalName(name)) ?? index;
      if (name !== '' && isNameTaken(name)) return [{ field: 'name', problem: 'nameTaken' }];
      return row === index ? [] : [{ field: 'name', problem: 'nameRepeated', line: lines[row]?.line }];
    };
    return {
      at(index) {
        const found = readHospital(lines[index]?.texts ?? {}, getLookups(), now);
        const errors = [...nameErrors(index), ...(Array.isArray(found) ? found : [])];
        return errors.length > 0 || Array.isArray(found) ? errors : found;
      },
    };
  },
  create: (input, operator) => hospitalActions.create({ ...input, logoUrl: null, photos: [] }, operator, 'import'),
};

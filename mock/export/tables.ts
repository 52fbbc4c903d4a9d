import type { ExportInput } from '../../src/contract/export';
import { memberExportFields } from '../../src/contract/limits/member';
import type { Cell } from '../../src/domain/csv';
import { hospitalColumns } from '../hospital/columns';
import { toHospital } from '../hospital/table';
import type { Language, Texts } from '../language';
import { isMemberShown, memberColumns, memberLine } from '../member/columns';
import { state } from '../state';
import { find } from '../store/update';
import { type Clear, lineOf } from './column';

/** How an entity is written to a file. */
type ExportTable = {
  name: Texts;
  columns: readonly { title: Texts; width: number }[];
  /** Its personal fields, as the log names them. */
  personal: readonly string[];
  /** A row as a line, and whether something stands clear in it. @throws Fault 404 when there is no such row */
  write: (id: string, language: Language, clear: Clear | undefined) => { line: Cell[]; isClear: boolean };
};

export const exportTables: Record<ExportInput['entity'], ExportTable> = {
  member: {
    name: ['会员', 'members'],
    columns: memberColumns,
    personal: memberExportFields,
    write: (id, language, clear) => {
      const row = find(state().world.members, id);
      const shown = clear && isMemberShown(row, clear) ? clear.fields : [];
      return { line: lineOf(memberColumns, memberLine(row, shown), language), isClear: shown.length > 0 };
    },
  },
  hospital: {
    name: ['医院', 'hospitals'],
    columns: hospitalColumns,
    personal: ['contactName', 'contactMobile'],
    write: (id, language) => ({
      line: lineOf(hospitalColumns, toHospital(find(state().world.hospitals, id)), language),
      isClear: false,
    }),
  },
};

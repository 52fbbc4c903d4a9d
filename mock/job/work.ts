import type { Report } from '../../src/contract/analysis/status';
import type { BannerBulkAction } from '../../src/contract/banner';
import type { HospitalBulkAction } from '../../src/contract/hospital';
import type { HotwordBulkAction } from '../../src/contract/hotword';
import type { MemberBulkAction } from '../../src/contract/member';
import type { ResultHintBulkAction } from '../../src/contract/result-hint';
import { syncPeriod } from '../analysis/sync';
import { changeBanner } from '../banner/actions';
import { exportTables } from '../export/tables';
import type { ExportWork } from '../export/work';
import { changeStatus } from '../hospital/actions';
import { changeHotword } from '../hotword/actions';
import { checkRow, lineLabel, writeRow } from '../import/work';
import { changeTags } from '../member/actions';
import { changeHint } from '../result-hint/actions';
import { state } from '../state';
import { find } from '../store/update';
import type { JobRow } from './job-row';

/** What a job does to each of its rows. */
export type Work =
  | ExportWork
  | { type: 'changeTags'; change: MemberBulkAction }
  | { type: 'changeHotwords'; action: HotwordBulkAction }
  | { type: 'changeHospitals'; change: HospitalBulkAction }
  | { type: 'changeBanners'; action: BannerBulkAction }
  | { type: 'changeHints'; action: ResultHintBulkAction }
  | { type: 'checkImport'; importId: string }
  | { type: 'writeImport'; importId: string }
  | { type: 'syncAnalysis'; report: Report };

/** @throws Fault when the row cannot be worked on */
export function workOn({ work, language, operator, lines, clearIds }: JobRow, rowId: string) {
  switch (work.type) {
    case 'export': {
      const { line, isClear } = exportTables[work.entity].write(rowId, language, work.clear);
      lines.push(line);
      if (isClear) clearIds.push(rowId);
      break;
    }
    case 'changeTags':
      changeTags(find(state().world.members, rowId), work.change, { operatorName: operator.name });
      break;
    case 'changeHotwords':
      changeHotword(find(state().world.hotwords, rowId), work.action, { operatorName: operator.name });
      break;
    case 'changeHospitals': {
      const { action, ...change } = work.change;
      changeStatus(find(state().world.hospitals, rowId), action, change, { operatorName: operator.name });
      break;
    }
    case 'changeBanners':
      changeBanner(find(state().world.banners, rowId), work.action, { operatorName: operator.name });
      break;
    case 'changeHints':
      changeHint(find(state().world.hints, rowId), work.action, { operator });
      break;
    case 'checkImport':
      checkRow(work.importId, Number(rowId));
      break;
    case 'writeImport':
      writeRow(work.importId, Number(rowId), { operatorName: operator.name });
      break;
    case 'syncAnalysis':
      syncPeriod(work.report, rowId);
  }
}

/** How a row that was left as it was is called. */
export function labelOf({ work, entity }: Pick<JobRow, 'work' | 'entity'>, rowId: string): string {
  const { members, hotwords, hospitals, banners, hints } = state().world;
  const named = <Row extends { id: string }>(rows: readonly Row[], name: (row: Row) => string) => {
    const row = rows.find(({ id }) => id === rowId);
    return row ? name(row) : rowId;
  };
  if (work.type === 'writeImport') return lineLabel(work.importId, Number(rowId));
  switch (entity) {
    case 'member':
      return named(members, ({ memberNo }) => memberNo);
    case 'hotword':
      return named(hotwords, ({ word }) => word);
    case 'hospital':
      return named(hospitals, ({ name }) => name);
    case 'banner':
      return named(banners, ({ title }) => title);
    case 'resultHint':
      return named(hints, ({ name }) => name);
    default:
      return rowId;
  }
}

const ROWS_PER_SECOND = 400;
/** Nobody waits at the screen of an export; of an import somebody does. */
const IMPORTED_ROWS_PER_SECOND = 2500;

/** How fast the rows of a job are worked on. */
export const rowsPerSecond = ({ type }: Work) =>
  type === 'checkImport' || type === 'writeImport' ? IMPORTED_ROWS_PER_SECOND : ROWS_PER_SECOND;

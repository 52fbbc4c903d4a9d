import { type ChannelProblem, type ReadChannel, readChannels } from '../../src/domain/channel-import/file';
import type { ChannelField } from '../../src/domain/channel-import/row';
import type { ImportSpec, ProblemWords } from '../import/spec';
import { channelActions } from './actions';
import { channelImportColumns } from './import-columns';
import { getCurrentChannels, getCurrentLookups } from './import-vocabulary';

const words: Record<ChannelProblem, ProblemWords> = {
  codeWrong: ['须为 3–32 个字母、数字、下划线或连字符', 'Use 3–32 letters, digits, _ or -'],
  codeTaken: ['编码已被其他渠道使用', 'Another channel has this code'],
  codeRepeated: ({ line }) => [`与第 ${line} 行的编码重复`, `Row ${line} has this code already`],
  nameTaken: ['已有同名渠道', 'Another channel has this name'],
  nameRepeated: ({ line }) => [`与第 ${line} 行同名`, `Row ${line} has this name already`],
  parentUnknown: [
    '没有这个渠道，请填已有渠道或本文件中渠道的编码或名称',
    'No such channel. Enter the code or name of one that exists, or of one in this file',
  ],
  parentArchived: ['上级渠道已归档', 'The parent is archived'],
  parentCycle: ['上下级关系成环，渠道不能在自己之下', 'A channel cannot be below itself'],
  parentTooDeep: ['渠道最多三级，不能放在第三级之下', 'Channels have three levels at most'],
  parentRefused: ({ line }) => [
    `上级渠道在第 ${line} 行，该行有问题，不会导入`,
    `The parent is in row ${line}, which is rejected`,
  ],
  hospitalUnknown: ['没有这家试点医院，请填医院全称', 'No such hospital. Enter its full name'],
  hospitalUnfit: ['只有类型为医院或医生的渠道可以关联医院', 'Only channels of type Hospital or Doctor have a hospital'],
  projectUnknown: ({ word }) => [
    `没有项目“${word}”，请填项目编号或名称`,
    `No project “${word}”. Enter its number or name`,
  ],
  projectAmbiguous: ({ word }) => [
    `有多个项目叫“${word}”，请填项目编号`,
    `Several projects are called “${word}”. Enter the number`,
  ],
  validBackwards: ['不能早于有效期起', 'Must not be before the start date'],
  full: ({ max }) => [`渠道总数不能超过 ${max} 个`, `There cannot be more than ${max} channels`],
};

/** Import of channels. */
export const channelImport: ImportSpec<ChannelField, ReadChannel> = {
  entity: 'channel',
  name: ['渠道', 'Channels'],
  columns: channelImportColumns,
  labelField: 'name',
  words,
  read(lines) {
    const { rows, order } = readChannels(lines, getCurrentChannels(), getCurrentLookups());
    return { at: (index) => rows[index] ?? [], order };
  },
  create({ channel, parent }, operator) {
    // A row that is read alone cannot refer to another row.
    const parentId = parent && 'channel' in parent ? parent.channel.id : null;
    return channelActions.create({ ...channel, parentId, costs: [] }, operator, 'import');
  },
};

import type { ChannelField } from '../../src/domain/channel-import/row';
import type { ImportColumn } from '../import/spec';
import { typeLabels } from './labels';

/** Columns of an import file. Costs can only be entered in the form. */
export const channelImportColumns: Record<ChannelField, ImportColumn> = {
  code: {
    names: ['渠道编码', 'Code', '编码', 'Channel code'],
    example: ['example_channel', 'example_channel'],
    note: [
      '3–32 个字母、数字、下划线或连字符，不能重复；大写字母按小写保存',
      '3–32 letters, digits, _ or -; unique. Capitals are saved as small letters',
    ],
  },
  name: {
    names: ['渠道名称', 'Name', '名称', '渠道', 'Channel', 'Channel name'],
    example: ['示例渠道（请删除本行）', 'Example channel (please delete it)'],
    note: ['不能重复', 'Unique'],
  },
  type: {
    names: ['渠道类型', 'Type', '类型', 'Channel type'],
    options: Object.values(typeLabels),
    example: ['医院', 'Hospital'],
  },
  parent: {
    names: ['上级渠道', 'Parent channel', '上级', '上级渠道编码', '上级渠道名称', 'Parent'],
    example: ['', ''],
    note: [
      '填编码或名称：已有的渠道，或本文件中的任意一行；最多三级',
      'Code or name: of a channel that exists, or of any row of this file. Three levels at most',
    ],
  },
  ownerName: { names: ['负责人', 'Owner', '渠道负责人'], example: ['张示例', 'Example Person'] },
  contactName: { names: ['联系人', 'Contact', '联系人姓名', 'Contact name'], example: ['李示例', 'Example Contact'] },
  contactMobile: {
    names: ['联系人手机', 'Contact mobile', '联系人手机号', '手机', '手机号', 'Mobile'],
    example: ['14000000000', '14000000000'],
    isHidden: true,
  },
  hospital: {
    names: ['关联医院', 'Hospital', '医院', '医院名称', 'Hospital name'],
    example: ['', ''],
    note: [
      '试点医院的名称；仅类型为医院或医生的渠道可填',
      'The name of a pilot hospital; only for types Hospital and Doctor',
    ],
  },
  projects: {
    names: ['关联项目', 'Projects', '项目', '项目编号', 'Project'],
    example: ['', ''],
    note: [
      '项目的编号或名称，多个用顿号或逗号隔开；留空为全部项目',
      'Numbers or names, separated by commas; left empty for all projects',
    ],
  },
  validFrom: {
    names: ['有效期起', 'Valid from', '生效日期', '有效期开始', '开始日期', 'Start date'],
    example: ['2026-01-31', '2026-01-31'],
  },
  validTo: {
    names: ['有效期止', 'Valid to', '失效日期', '有效期结束', '结束日期', 'Valid until', 'End date'],
    example: ['2026-12-31', '2026-12-31'],
    note: ['当天仍有效；留空为长期有效', 'The last day, included; left empty for no end'],
  },
  remark: { names: ['备注', 'Remark', 'Remarks', 'Note', 'Notes'], example: ['', ''] },
};

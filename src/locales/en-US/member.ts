import type zhCN from '../zh-CN/member';

export default {
  'column.member': 'Member',
  'column.realName': 'Name',
  'column.mobile': 'Mobile',
  'column.genderAge': 'Gender · Age',
  'column.firstChannel': 'First channel',
  'column.recordCount': 'Records',
  'column.registeredAt': 'Registered',
  'column.status': 'Status',
  'gender.unknown': 'Unknown',
  'gender.male': 'Male',
  'gender.female': 'Female',
  age: '{age} y',
  records: '{count}',
  'status.active': 'Active',
  'status.disabled': 'Disabled',
  'status.cancelled': 'Cancelled',
  unnamed: 'No nickname',
} satisfies Record<keyof typeof zhCN, string>;

export default {
  source: '访问来源',
  stay: '访问时长',
  depth: '访问深度',
  group: '分组',
  scenes: '包含场景值',
  otherScenes: '其余场景值',
};

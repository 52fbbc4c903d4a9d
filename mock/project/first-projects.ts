/** Projects that have records: name, category, type and status. Other fixtures rely on their ids and numbers. */
export const firstProjects = [
  ['胃癌风险筛查', '胃癌筛查', 'screening', 'published'],
  ['PHQ-9 情绪自评', '情绪自评', 'screening', 'published'],
  ['GAD-7 焦虑自评', '焦虑自评', 'screening', 'published'],
  ['结直肠健康筛查', '结直肠筛查', 'screening', 'paused'],
  ['幽门螺杆菌用药咨询', '幽门螺杆菌', 'consult', 'published'],
  ['体检报告解读咨询', '报告解读', 'consult', 'published'],
  ['慢性胃炎新药临床研究患者招募', '消化新药研究', 'recruit', 'published'],
  ['抑郁症状干预研究患者招募', '心理干预研究', 'recruit', 'finished'],
  ['健康讲堂：胃镜检查前后', '健康讲堂', 'education', 'published'],
  ['睡眠健康自评', '睡眠健康', 'screening', 'draft'],
  ['2025 年秋季乳腺健康筛查', '乳腺健康', 'screening', 'archived'],
  ['高血压用药咨询', '高血压', 'consult', 'draft'],
] as const;

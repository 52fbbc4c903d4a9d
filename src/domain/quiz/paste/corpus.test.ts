import { expect, test } from 'vitest';
import { emptyQuiz } from '../edit/defaults';
import { tools } from '../testing/questions';
import { appendPasted, withHeading } from './append';
import { readPaste } from './read';

/** Reasons that need no attention. */
const expected = new Set(['separator', 'tableHead', 'answerSpace']);

/**
 * Outline of a paste: the quiz's title and introduction, its questions (`*` after the type of a required one, the range
 * of a rating, and options with points and marks), and the numbers of the lines that need attention.
 */
function summarize(text: string): string[] {
  const paste = readPaste(text);
  const result = appendPasted(withHeading(emptyQuiz(''), paste), paste.questions, tools);
  if (!result.ok) throw new Error(result.refusal.code);
  const { title, intro, questions } = result.quiz;
  return [
    ...(title ? [`# ${title}`] : []),
    ...(intro ? [`> ${intro.replaceAll('\n', ' ¶ ')}`] : []),
    ...questions.map((question) => {
      const { type, required, validation, options, description, minChoices, maxChoices } = question;
      const steps = validation.min === undefined ? '' : ` ${validation.min}–${validation.max}`;
      const counts = minChoices || maxChoices ? ` ${minChoices ?? ''}..${maxChoices ?? ''}` : '';
      const labels = options.map(
        ({ label, score, allowOther, exclusive }) =>
          label + (score === null ? '' : `=${score}`) + (allowOther ? '…' : '') + (exclusive ? '!' : ''),
      );
      const listed = options.some(({ label }) => label !== '') ? `: ${labels.join(' / ')}` : '';
      const described = description === null ? '' : ` (${description.replaceAll('\n', ' ¶ ')})`;
      return `${type}${required ? '*' : ''}${steps}${counts} ${question.title}${listed}${described}`;
    }),
    ...paste.lines.flatMap(({ kind, reason }, at) =>
      reason !== null && !(kind === 'ignored' && expected.has(reason)) ? [`${at + 1} ${kind} ${reason}`] : [],
    ),
  ];
}

const corpus: [name: string, text: string, made: string][] = [
  // 问卷星
  [
    '问卷星, options on lines without letters',
    '胃健康问卷\n您好！本问卷约需 3 分钟，请如实填写。\n\n1.您的性别：[单选题] *\n男\n女\n\n2.您的年龄段：[单选题] *\n18岁以下\n18~40\n41~60\n60以上\n\n3.您有哪些不适？[多选题] *\n上腹痛\n反酸\n以上都没有',
    `# 胃健康问卷
> 您好！本问卷约需 3 分钟，请如实填写。
single* 您的性别: 男 / 女
single* 您的年龄段: 18岁以下 / 18~40 / 41~60 / 60以上
multiple* 您有哪些不适？: 上腹痛 / 反酸 / 以上都没有!`,
  ],
  [
    '问卷星, questions without a star are optional',
    '1.您的姓名：[填空题] *\n_________________________________\n\n2.您的出生日期：[日期题]\n\n3.您的建议：[简答题]\n_________________________________',
    `text* 您的姓名
date 您的出生日期
textarea 您的建议`,
  ],
  [
    '问卷星, circles on one line',
    '1. 您的性别: [单选题] *\n○男\t○女\n2. 您的婚姻状况 [单选题] *\n○未婚\t○已婚\t○其他 _________________*',
    `single* 您的性别: 男 / 女
single* 您的婚姻状况: 未婚 / 已婚 / 其他…`,
  ],
  [
    '问卷星, boxes and the number of choices',
    '3. 您的既往病史 [多选题] * 【最少选择1项，最多选择3项】\n□高血压\n□糖尿病\n□其他，请注明_________________\n□以上均无',
    'multiple* 1..3 您的既往病史: 高血压 / 糖尿病 / 其他，请注明… / 以上均无!',
  ],
  [
    '问卷星, a scale with labels at its ends',
    '1.您对本次服务的满意程度：[量表题] *\n很不满意\t○1\t○2\t○3\t○4\t○5\t很满意',
    'rate* 1–5 您对本次服务的满意程度 (1 = 很不满意 ¶ 5 = 很满意)',
  ],
  [
    '问卷星, a scale whose steps have names',
    '1.您对医生的满意程度：[量表题] *\n很不满意\n不满意\n一般\n满意\n很满意',
    `single* 您对医生的满意程度: 很不满意 / 不满意 / 一般 / 满意 / 很满意
1 question scaleAsSingle`,
  ],
  [
    '问卷星, a matrix of single choices',
    '5.请评价以下服务：[矩阵单选题] *\n\t很不满意\t不满意\t一般\t满意\n预约挂号\t○\t○\t○\t○\n候诊时间\t○\t○\t○\t○\n\n6.您的建议：[填空题]',
    `description 请评价以下服务
single* 预约挂号: 很不满意 / 不满意 / 一般 / 满意
single* 候诊时间: 很不满意 / 不满意 / 一般 / 满意
text 您的建议
1 question matrixRows`,
  ],
  [
    '问卷星, a matrix of scales with numbers',
    '2.近一周的疼痛：[矩阵量表题] *\n\t1\t2\t3\t4\t5\n上腹痛\t○\t○\t○\t○\t○\n反酸\t○\t○\t○\t○\t○',
    `description 近一周的疼痛
rate* 1–5 上腹痛
rate* 1–5 反酸
1 question matrixRows`,
  ],
  [
    '问卷星, a matrix whose columns are parted by spaces',
    '2.近两周的情况[矩阵单选题]\n完全不会 好几天 一半以上的天数 几乎每天\n入睡困难\n感到疲倦',
    `description 近两周的情况
single* 入睡困难: 完全不会 / 好几天 / 一半以上的天数 / 几乎每天
single* 感到疲倦: 完全不会 / 好几天 / 一半以上的天数 / 几乎每天
1 question matrixRows`,
  ],
  [
    '问卷星, a matrix without columns',
    '2.请评价[矩阵单选题]\n外观\n功能\n3.年龄[填空题]',
    `description 请评价
single* 外观
single* 功能
text* 年龄
1 question matrixWithoutColumns
2 question optionsMissing
3 question optionsMissing`,
  ],
  [
    '问卷星, a matrix of several choices and one of texts',
    '1.家族史[矩阵多选题]\n\t父亲\t母亲\n高血压\t□\t□\n2.检查结果[矩阵填空题]\n收缩压\n舒张压',
    `description 家族史
multiple* 高血压: 父亲 / 母亲
description 检查结果
text* 收缩压
text* 舒张压
1 question matrixRows
4 question matrixRows`,
  ],
  [
    '问卷星, types that a quiz does not have',
    '1.请上传检查报告：[文件上传题] *\n2.请按严重程度排序：[排序题] *\n[ ]上腹痛\n[ ]反酸\n3.请分配 100 分：[比重题]\n饮食\n运动',
    `image* 请上传检查报告
multiple* 请按严重程度排序: 上腹痛 / 反酸
single 请分配 100 分: 饮食 / 运动
1 question fileAsImage
2 question rankAsMultiple
5 question typeUnknown`,
  ],
  [
    '问卷星, jumps and dependencies',
    '1.您是否吸烟？[单选题] *\n是\n否 （请跳至第3题）\n2.每天几支？[填空题] *\n依赖于第1题第1个选项\n3.您是否饮酒？[单选题] *\n是\n否 (跳转到问卷末尾)',
    `single* 您是否吸烟？: 是 / 否
text* 每天几支？
single* 您是否饮酒？: 是 / 否
3 option jumpIgnored
5 ignored jumpIgnored
8 option jumpIgnored`,
  ],
  [
    '问卷星, pages and a closing sentence',
    '第1页/共2页\n1.您的性别：[单选题] *\n男\n女\n\n=====分页=====\n2.您的年龄：[填空题] *\n\n第2页/共2页\n3.是否复查[单选题] *\n是\n否\n\n感谢您的参与！',
    `single* 您的性别: 男 / 女
text* 您的年龄
single* 是否复查: 是 / 否
14 unclear afterOptions`,
  ],
  [
    '问卷星, several blanks in one question',
    '1.您的身高____厘米，体重____公斤 [多项填空题] *\n2.您的地址：[地区题]\n3.签名：[签名题] *',
    `text* 您的身高____厘米，体重____公斤
region 您的地址
signature* 签名
1 question severalBlanks`,
  ],
  [
    '问卷星, the type on a line of its own',
    '1.您的性别：\n[单选题] *\n男\n女\n2.您的症状：\n[多选题]\n腹胀\n嗳气',
    `single* 您的性别: 男 / 女
multiple 您的症状: 腹胀 / 嗳气`,
  ],
  [
    '问卷星, an explanation in brackets above the options',
    '1.您近一周的睡眠：[单选题] *\n（按最近 7 天回答）\n很好\n一般\n较差',
    'single* 您近一周的睡眠: 很好 / 一般 / 较差 (（按最近 7 天回答）)',
  ],
  [
    '问卷星, an option to write beside',
    '1.您的职业：[单选题] *\n教师\n医务人员\n其他____',
    'single* 您的职业: 教师 / 医务人员 / 其他…',
  ],
  [
    '问卷星, empty lines between all lines',
    '1.您的性别：[单选题] *\n\n男\n\n女\n\n2.您是否吸烟：[单选题] *\n\n从不\n\n已戒\n\n吸烟',
    `single* 您的性别: 男 / 女
single* 您是否吸烟: 从不 / 已戒 / 吸烟`,
  ],
  ['问卷星, a choice without options', '1.您的性别：[单选题] *', 'single* 您的性别\n1 question optionsMissing'],
  [
    '问卷星, an explanation',
    '1.以下问题涉及个人健康 [段落说明]\n答案只用于评估',
    'description 以下问题涉及个人健康 (答案只用于评估)',
  ],
  // 腾讯问卷
  [
    '腾讯问卷, without numbers',
    '睡眠情况调查\n为了更好地为您服务，请填写以下问题。\n\n您每天睡几小时？[单选题]\n不足 6 小时\n6-8 小时\n8 小时以上\n\n哪些情况影响您的睡眠？[多选题]\n噪音\n光线\n\n其他想说的 [多行文本题]',
    `# 睡眠情况调查
> 为了更好地为您服务，请填写以下问题。
single* 您每天睡几小时？: 不足 6 小时 / 6-8 小时 / 8 小时以上
multiple* 哪些情况影响您的睡眠？: 噪音 / 光线
textarea* 其他想说的`,
  ],
  [
    '腾讯问卷, numbers of two digits with a star',
    '*01 您的性别\n○ 男\n○ 女\n*02 您的手机号 [单行文本题]\n03 您所在的城市 [地区题]',
    `single* 您的性别: 男 / 女
text* 您的手机号
region 您所在的城市`,
  ],
  [
    '腾讯问卷, required in words',
    '1. 您的年龄[数字题][必答]\n2. 您的城市[下拉题][选答]\n北京\n上海\n3. 报告照片[图片上传题][选答]',
    `number* 您的年龄
single 您的城市: 北京 / 上海
image 报告照片`,
  ],
  [
    '腾讯问卷, a question of 0 to 10',
    '1. 您有多大可能推荐我们？[NPS题]\n0 1 2 3 4 5 6 7 8 9 10\n2. 您的评分[评价题]',
    `rate* 0–10 您有多大可能推荐我们？
rate* 您的评分`,
  ],
  // Word
  [
    'Word, letters with a dot and a pause',
    '一、基本信息\n1、您的性别：\nA、男\nB、女\n2．您的血型：\nA．A型  B．B型  C．O型  D．AB型',
    `section 基本信息
single* 您的性别: 男 / 女
single* 您的血型: A型 / B型 / O型 / AB型`,
  ],
  [
    'Word, circled numbers and numbers in brackets',
    '1. 饮酒\n①从不②偶尔③经常\n2. 吸烟\n(1) 从不\n(2) 已戒\n(3) 吸烟',
    `single* 饮酒: 从不 / 偶尔 / 经常
single* 吸烟: 从不 / 已戒 / 吸烟`,
  ],
  [
    'Word, boxes behind the title',
    '1．是否有胃病史：□是 □否\n2．是否做过胃镜：○是 ○否\n3．家族史（可多选）：□父亲 □母亲 □兄弟姐妹',
    `single* 是否有胃病史: 是 / 否
single* 是否做过胃镜: 是 / 否
multiple* 家族史: 父亲 / 母亲 / 兄弟姐妹`,
  ],
  [
    'Word, short lines without letters or a type',
    '1. 您的性别\n男\n女\n2. 您的年龄\n3. 请说明近期用药的名称、剂量和服用时间，没有用药的不填\n包括中药和保健品，以及自行购买的非处方药。\n____',
    `single* 您的性别: 男 / 女
text* 您的年龄
text* 请说明近期用药的名称、剂量和服用时间，没有用药的不填 (包括中药和保健品，以及自行购买的非处方药。)
1 question optionsAssumed
4 question textAssumed`,
  ],
  [
    'Word, headings in brackets',
    '【胃癌风险筛查问卷】\n请在医生指导下填写。\n【一般情况】\n1. 姓名：____\n【生活习惯】\n2. 喜欢吃腌制食品\nA. 是\nB. 否',
    `# 胃癌风险筛查问卷
> 请在医生指导下填写。
section 一般情况
text* 姓名
section 生活习惯
single* 喜欢吃腌制食品: 是 / 否`,
  ],
  [
    'Word, a scale with points',
    'PHQ-9 抑郁症筛查量表\n指导语：在过去两周里，以下情况烦扰您有多频繁？\n1. 做事时提不起劲或没有兴趣\nA. 完全不会（0分）\nB. 好几天（1分）\nC. 一半以上的天数（2分）\nD. 几乎每天（3分）',
    `# PHQ-9 抑郁症筛查量表
> 在过去两周里，以下情况烦扰您有多频繁？
single* 做事时提不起劲或没有兴趣: 完全不会=0 / 好几天=1 / 一半以上的天数=2 / 几乎每天=3`,
  ],
  [
    'Word, a table of points',
    'GAD-7\n条目\t完全不会\t好几天\t超过一周\t几乎每天\n1. 感觉紧张、焦虑\t0\t1\t2\t3\n2. 不能停止担忧\t0\t1\t2\t3',
    `# GAD-7
single* 感觉紧张、焦虑: 完全不会=0 / 好几天=1 / 超过一周=2 / 几乎每天=3
single* 不能停止担忧: 完全不会=0 / 好几天=1 / 超过一周=2 / 几乎每天=3`,
  ],
  [
    'Word, a rating from 0 to 10 with what it means',
    '1. 您的疼痛程度（0-10分）【评分】\n0 无痛\n10 剧痛\n2. 您的疲劳程度\n0 1 2 3 4 5 6 7 8 9 10',
    `rate* 0–10 您的疼痛程度（0-10分） (0 = 无痛 ¶ 10 = 剧痛)
rate* 0–10 您的疲劳程度`,
  ],
  [
    'Word, dates and blanks',
    '1. 出生日期：____年__月__日\n2. 身份证号：__________\n3. 血压____/____mmHg\n4. 其他说明：\n____________',
    `date* 出生日期
text* 身份证号
text* 血压____/____mmHg
text* 其他说明
3 question severalBlanks`,
  ],
  [
    'Word, what belongs to nothing',
    'A. 没有题目的选项\n1. 性别\nA. 男\nB. 女\n注意事项见背面\n2. 年龄____',
    `single* 性别: 男 / 女
text* 年龄
1 unclear optionAlone
5 unclear afterOptions`,
  ],
  [
    'Word, numbers and letters of other fonts',
    '１．您的性别（单选）\n\uf0a8 男\n\uf0a8 女\n（2）您的症状【可多选】\n◯ 腹痛\n◯ 腹胀',
    `single* 您的性别: 男 / 女
multiple* 您的症状: 腹痛 / 腹胀`,
  ],
  [
    'Word, a heading with numbered questions',
    '1. 生活习惯\n(1) 吸烟\nA. 是\nB. 否\n(2) 饮酒\nA. 是\nB. 否',
    `section 生活习惯
single* 吸烟: 是 / 否
single* 饮酒: 是 / 否`,
  ],
  // English
  [
    'English, all that apply',
    'Q1. Which of these do you have? (choose all that apply)\nA. Heartburn\nB. Bloating\nC. Other (please specify) ____\nD. None of the above\nQ2. How old are you? (optional)',
    `multiple* Which of these do you have?: Heartburn / Bloating / Other (please specify)… / None of the above!
text How old are you?
6 question textAssumed`,
  ],
  [
    'English, the instruction behind the title or below it',
    '1. What do you take? Select all that apply.\n- Aspirin\n- Ibuprofen\n2. What is your sex? *\nMark only one oval.\nFemale\nMale',
    `multiple What do you take? Select all that apply.: Aspirin / Ibuprofen
single* What is your sex?: Female / Male`,
  ],
  [
    'English, a linear scale',
    '1. How severe is your pain? [linear scale]\nNone ( ) 0 ( ) 1 ( ) 2 ( ) 3 ( ) 4 ( ) 5 Worst\n2. How satisfied are you? [rating]\nVery unsatisfied 1 2 3 4 5 Very satisfied',
    `rate* 0–5 How severe is your pain? (0 = None ¶ 5 = Worst)
rate* 1–5 How satisfied are you? (1 = Very unsatisfied ¶ 5 = Very satisfied)`,
  ],
  [
    'English, title, introduction and sections',
    'Title: Sleep questionnaire\nIntroduction: Answer for the last two weeks.\nPart 1: Nights\n1. Do you sleep well? [yes or no]\na) Yes\nb) No\n[Page break]\nSection B\n2. When do you go to bed? [short answer]',
    `# Sleep questionnaire
> Answer for the last two weeks.
section Nights
boolean* Do you sleep well?: Yes / No
section${' '}
section${' '}
text* When do you go to bed?`,
  ],
  [
    'English, a grid',
    '1. How often were you bothered by [grid]\n\tNever\tSometimes\tOften\nTrouble sleeping\t( )\t( )\t( )\nPoor appetite\t( )\t( )\t( )\nThank you for your time',
    `description How often were you bothered by
single* Trouble sleeping: Never / Sometimes / Often
single* Poor appetite: Never / Sometimes / Often
1 question matrixRows
5 unclear afterOptions`,
  ],
  [
    'English, jumps by arrows',
    '1. Do you smoke?\na. Yes\nb. No -> Q3\n2. How many a day? ____\n3. Do you drink? (select one)\na. Yes (skip to the end)\nb. No',
    `single* Do you smoke?: Yes / No
text* How many a day?
single* Do you drink?: Yes / No
3 option jumpIgnored
6 option jumpIgnored`,
  ],
  [
    'Markdown',
    '# Reflux\nThank you for taking part.\n## About you\n1. **Sex**\n- [ ] Female\n- [ ] Male\n2. Age [number]',
    `# Reflux
> Thank you for taking part.
section About you
single* Sex: Female / Male
number* Age`,
  ],
];

test.each(corpus)('%s', (_, text, made) => {
  expect(summarize(text)).toEqual(made.split('\n'));
});

test('reads two thousand lines, and reports what exceeds a limit at its line', () => {
  const one = '.您的性别：[单选题] *\n男\n女\n\n';
  const text = Array.from({ length: 500 }, (_, at) => `${at + 1}${one}`).join('');
  const { lines, questions } = readPaste(text);
  expect(lines).toHaveLength(2001);
  expect(questions).toHaveLength(200);
  expect(lines[800]).toMatchObject({ kind: 'unclear', reason: 'tooManyQuestions' });
  expect(lines[801]).toMatchObject({ kind: 'unclear', reason: 'partOfSkipped' });
  const options = readPaste(`1.城市[单选题]\n${'城市\n'.repeat(1998)}`);
  expect(options.questions[0]?.options).toHaveLength(50);
  expect(options.lines.filter(({ reason }) => reason === 'tooManyOptions')).toHaveLength(1948);
  const matrix = readPaste(`1.评价[矩阵单选题]\n差\t好\n${'外观\n'.repeat(1998)}`);
  expect(matrix.questions).toHaveLength(200);
  expect(matrix.lines.filter(({ reason }) => reason === 'tooManyQuestions')).toHaveLength(1799);
  expect(readPaste(`${'您好，请填写。\n'.repeat(1999)}1. 年龄`).lines[1000]?.reason).toBe('introTooLong');
});

test('a paste sets title and introduction only if the quiz has none', () => {
  const paste = readPaste('胃健康问卷\n请如实填写。\n1. 年龄____');
  const named = withHeading(emptyQuiz('项目名称'), paste);
  expect(named).toMatchObject({ title: '胃健康问卷', intro: '请如实填写。' });
  const begun = appendPasted({ ...emptyQuiz('已有标题'), intro: '已有说明' }, paste.questions, tools);
  expect(begun.ok && withHeading(begun.quiz, paste)).toMatchObject({ title: '已有标题', intro: '已有说明' });
});

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isDeep } from '../../../../tests/deep';
import { question as questionLimit } from '../../../contract/limits/quiz';
import { QuizContent } from '../../../contract/quiz';
import { emptyQuiz } from '../edit/defaults';
import { isAnswerable } from '../model';
import { tools } from '../testing/questions';
import { quizzes } from '../testing/quizzes';
import { appendPasted, getPastedType } from './append';
import { toHalfWidth } from './markers';
import { printQuestions } from './print';
import { readPaste } from './read';

vi.setConfig({ testTimeout: 60_000 });

/** Outline of a parsed paste: kind and reason of each line, and each question. */
const kindsOf = (text: string) =>
  readPaste(text).lines.map(({ kind, reason, options }) =>
    [kind, kind === 'option' && options > 1 ? options : null, reason].filter((part) => part !== null).join(' '),
  );
const outlineOf = (text: string) =>
  readPaste(text).questions.map((one) => {
    const options = one.options.map(({ label, score }) => (score === null ? label : `${label}=${score}`));
    return [getPastedType(one), one.title, ...(options.length > 0 ? [options.join('/')] : [])].join(' ');
  });

const cases: [string, string, string[]][] = [
  ['circles on one line', '1. 性别：①男②女', ['single 性别 男/女']],
  ['options behind a title without a number', '性别：□男 □女', ['single 性别 男/女']],
  ['numbers with dots', '1. 您的性别？\nA. 男\nB. 女\n2. 年龄', ['single 您的性别？ 男/女', 'text 年龄']],
  ['Chinese punctuation', '1、性别\nA、男\nB、女', ['single 性别 男/女']],
  ['full-width digits and letters', '１．性别\nＡ．男\nＢ．女', ['single 性别 男/女']],
  ['brackets', '（1）性别\n（A）男\n（B）女', ['single 性别 男/女']],
  ['Q', 'Q1 性别\nA)男\nB)女\nQ2：年龄____', ['single 性别 男/女', 'text 年龄']],
  ['第几题', '第1题 性别\n①男\n②女', ['single 性别 男/女']],
  ['boxes', '1. 性别\n□男\n□女', ['single 性别 男/女']],
  ['boxes on one line', '1. 性别：□男 □女', ['single 性别 男/女']],
  ['letters on one line', '1. 性别\nA.男  B.女\tC.不详', ['single 性别 男/女/不详']],
  ['letters on the line of the question', '1、性别：A.男B.女', ['single 性别 男/女']],
  ['marks', '1. 症状【多选】（必答）\nA. 胃痛\nB. 以上均无', ['multiple 症状 胃痛/以上均无']],
  ['a maximum of choices', '1. 症状（至少选1项，最多选2项）\nA. 胃痛\nB. 反酸', ['multiple 症状 胃痛/反酸']],
  ['a bracket that is not a mark', '1. 症状（近两周）\nA. 有\nB. 无', ['single 症状（近两周） 有/无']],
  ['scores', '1. 频率\nA. 从不（0分）\nB. 每天 3分\nC. 偶尔(1.5 points)', ['single 频率 从不=0/每天=3/偶尔=1.5']],
  [
    'sections',
    '一、基本信息\n1. 姓名：____\n（二）病史\n2. 手术\nA. 有\nB. 无\n第三部分 其他\n3. 说明【问答】',
    ['section 基本信息', 'text 姓名', 'section 病史', 'single 手术 有/无', 'section 其他', 'textarea 说明'],
  ],
  ['questions with Chinese numbers', '一、性别\nA. 男\nB. 女', ['single 性别 男/女']],
  ['numbered options', '1. 频率\n(1) 从不\n(2) 每天\n2. 年龄', ['single 频率 从不/每天', 'text 年龄']],
  [
    'numbered questions below a heading',
    '1. 基本信息\n(1) 性别\nA. 男\nB. 女\n(2) 年龄____',
    ['section 基本信息', 'single 性别 男/女', 'text 年龄'],
  ],
  ['questions without numbers', '性别\nA. 男\nB. 女\n吸烟\nA. 是\nB. 否', ['single 性别 男/女', 'single 吸烟 是/否']],
  [
    'English',
    'Part 1: Sleep\nQ1. Do you sleep well? (single choice, required)\na) Yes\nb) No\n2) Hours [number]\n3) Why?\n• Noise\n• Light',
    ['section Sleep', 'single Do you sleep well? Yes/No', 'number Hours', 'single Why? Noise/Light'],
  ],
  ["Word's bullets and tabs", '1.\t睡眠\n\uf0a8\t好\n\uf0a8\t差', ['single 睡眠 好/差']],
  ['a yes/no question', '1. 吸烟【判断】\nA. 是\nB. 否', ['boolean 吸烟 是/否']],
  ['a line with the right answer', '1. 性别\nA. 男\nB. 女\n答案：A', ['single 性别 男/女']],
  ['a blank without a number', '姓名：____\n1. 年龄____', ['text 姓名', 'text 年龄']],
  [
    'letters followed only by a space, beyond Z',
    `1 药\n${[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'AA'].map((letter) => `${letter} 药`).join('\n')}`,
    [`single 药 ${new Array(27).fill('药').join('/')}`],
  ],
  ['a required star', '*1. 性别\nA. 男\nB. 女', ['single 性别 男/女']],
  ['one box and a blank', '1. 病史\n□ 有，请注明____\n□ 无', ['single 病史 有，请注明/无']],
  [
    'numbers and letters followed only by a space',
    '1 年龄段\nA 18 岁以下\nB 18 岁以上\n2 吸烟\nA 是\nB 否\nC 已戒',
    ['single 年龄段 18 岁以下/18 岁以上', 'single 吸烟 是/否/已戒'],
  ],
  ['words that look like markers', '1. Drinks\nA drink is 12 g of alcohol\n3 drinks are many', ['text Drinks']],
  ['blanks to fill in', '1. 出生日期：____年__月__日\n2. 意见：\n____\n谢谢', ['date 出生日期', 'text 意见']],
  [
    'a table below its question',
    '1. 睡眠 [矩阵单选题]\n\t好\t差\n入睡\t○\t○',
    ['description 睡眠', 'single 入睡 好/差'],
  ],
  [
    'a scale in a table',
    '\t完全不会\t好几天\t几乎每天\n1. 做事时提不起劲\t0\t1\t3\n2.\t心情低落\t□\t□\t□\n入睡困难\t０\t１\t２',
    [
      'single 做事时提不起劲 完全不会=0/好几天=1/几乎每天=3',
      'single 心情低落 完全不会/好几天/几乎每天',
      'single 入睡困难 完全不会=0/好几天=1/几乎每天=2',
    ],
  ],
  [
    'a table with numbers and scores in its header',
    'No.\tProblem\tNever (0 points)\tDaily (3 points)\n1\tLittle interest\t\t\n2\tFeeling down\t○\t○',
    ['single Little interest Never=0/Daily=3', 'single Feeling down Never=0/Daily=3'],
  ],
  ['options without the first', '性别\nB. 男\nC. 女', ['single 性别 男/女']],
  ['options on one line without letters', '1. 性别[单选题]\n男 女', ['single 性别 男/女']],
  ['options between tabs', '1. 性别[单选题]\n男\t女', ['single 性别 男/女']],
  [
    'tab-separated options, with a header of other words',
    '1. 睡眠[单选题]\n好\t差\n2. 年龄',
    ['single 睡眠 好/差', 'text 年龄'],
  ],
  ['one line that is not an option', '1. 性别[单选题]\n见附表', ['single 性别']],
  [
    'how many to choose, behind the title',
    '1. Pain? Choose one.\n2. Drugs? Select all that apply.\n3. Sleep. Mark it in red',
    ['single Pain? Choose one.', 'multiple Drugs? Select all that apply.', 'text Sleep. Mark it in red'],
  ],
  [
    'how many to choose, on a separate line',
    '1. Drugs\nCheck all that apply.\n- Aspirin\n- Statin',
    ['multiple Drugs Aspirin/Statin'],
  ],
  [
    'a matrix with numbered rows, a blank, and a section after it',
    '1、睡眠 [矩阵单选题]\n好\t差\n1) 入睡\n2) 早醒\n○\t○\n第二部分 其他\n2、年龄',
    ['description 睡眠', 'single 入睡 好/差', 'single 早醒 好/差', 'section 其他', 'text 年龄'],
  ],
  [
    'a matrix of ratings, with and without steps',
    '1. 满意度 [矩阵量表题]\n不满意 1 2 3 4 5 满意\n挂号\n2. 环境 [矩阵量表题]\n差\t好\n候诊区\n3. 其他 [矩阵量表题]',
    ['description 满意度', 'rate 挂号', 'description 环境', 'single 候诊区 差/好', 'description 其他'],
  ],
  [
    'too many steps, and a long line below a rating',
    `1. 疼痛 [评分题]\n${Array.from({ length: 16 }, (_, step) => step).join(' ')}\n2. 睡眠 [评分题]\n1 差\n${'长'.repeat(201)}`,
    ['rate 疼痛', 'rate 睡眠'],
  ],
  ['numbers that are not question numbers', '1. 体重\n1.5 kg 以上请复核\n2. 身高', ['text 体重', 'text 身高']],
];

describe('questionnaires from documents', () => {
  test.each(cases)('%s', (_, text, outline) => {
    expect(outlineOf(text)).toEqual(outline);
  });

  test('report the interpretation of each line', () => {
    const text = [
      '健康问卷',
      '请如实填写',
      '-----',
      '一、基本信息',
      '只问一次',
      '1. 性别（单选）',
      '请选一项',
      'A. 男  B. 女',
      '谢谢',
      '2. 年龄',
      '____',
      '3. 烟____ 酒____',
      '',
      '4. 频率',
      'A. 从不（0.125分）',
      `B. ${'长'.repeat(101)}`,
      `5. ${'长'.repeat(201)}`,
      'A. 是',
      '姓名____性别____',
    ].join('\n');
    expect(kindsOf(text)).toEqual([
      'title',
      'intro',
      'ignored separator',
      'section',
      'description',
      'question',
      'description',
      'option 2',
      'unclear afterOptions',
      'question',
      'ignored answerSpace',
      'question severalBlanks',
      'blank',
      'question',
      'option scoreInvalid',
      'unclear optionTooLong',
      'unclear titleTooLong',
      'unclear partOfSkipped',
      'unclear severalBlanks',
    ]);
    expect(kindsOf('A. 男')).toEqual(['unclear optionAlone']);
    expect(kindsOf('健康问卷')).toEqual(['ignored beforeQuestions']);
    expect(kindsOf('1. 年龄')).toEqual(['question textAssumed']);
    const tooLong = '长'.repeat(questionLimit.maxDescriptionLength + 1);
    expect(kindsOf(`1. 年龄\n${tooLong}`).at(-1)).toBe('unclear descriptionTooLong');
    expect(kindsOf('1. \nA. 男')).toEqual(['unclear titleMissing', 'unclear partOfSkipped']);
  });

  test('import marks, “other” and “none of the above”', () => {
    const { questions } = readPaste('1. 症状【可多选】(选答)(最多选2项)\nA. 胃痛\nB. 其他____\nC. 以上均无\n*2. 年龄');
    const result = appendPasted(emptyQuiz(''), questions, tools);
    const [first, second] = result.ok ? result.quiz.questions : [];
    expect(first).toMatchObject({ required: false, minChoices: null, maxChoices: 2, code: 'q1' });
    const least = readPaste('1. Signs (*) (at least 2) (up to 9)\nA. a\nB. b\nC. c');
    const signs = appendPasted(emptyQuiz(''), least.questions, tools);
    expect(signs.ok && signs.quiz.questions[0]).toMatchObject({ required: true, minChoices: 2, maxChoices: 3 });
    const steep = appendPasted(emptyQuiz(''), readPaste('1. 疼痛（10-0分）【评分】').questions, tools);
    expect(steep.ok && steep.quiz.questions[0]).toMatchObject({ type: 'rate', validation: {} });
    expect(first?.options).toMatchObject([{}, { label: '其他', allowOther: true }, { exclusive: true }]);
    expect(second).toMatchObject({ required: true, code: 'q2', type: 'text' });
    const rating = appendPasted(emptyQuiz(''), readPaste('1. 疼痛（0-10分）【评分】').questions, tools);
    expect(rating.ok && rating.quiz.questions[0]).toMatchObject({ type: 'rate', validation: { min: 0, max: 10 } });
  });

  test('give a choice without options two empty ones', () => {
    const marked = appendPasted(emptyQuiz(''), readPaste('1. 症状【多选】').questions, tools);
    expect(marked.ok && marked.quiz.questions[0]).toMatchObject({
      type: 'multiple',
      options: [{ label: '' }, { label: '' }],
    });
  });
});

describe('what cannot be imported', () => {
  test('in a line does not affect the rest of it', () => {
    expect(kindsOf('1. 性别\n□ □女 □男')).toEqual(['question', 'option 2 optionMissing']);
    expect(kindsOf(`1. 性别\nA. 男\nB. ${'女'.repeat(1001)}`).at(-1)).toBe('unclear optionTooLong');
    expect(outlineOf('1. 睡眠\n\t好\t差\n\t○\t○\n入睡\t○\t○')).toContain('single 入睡 好/差');
    expect(toHalfWidth('１\u3000Ａ\t\uf0a8\ue111')).toBe('1 A □•');
  });

  test.each([
    ['', 'empty'],
    ['\n \t\n', 'empty'],
    ['just some words', 'nothingFound'],
    ['字'.repeat(100_001), 'tooLong'],
  ])('%#: has a reason', (text, problem) => {
    expect(readPaste(text).problem).toBe(problem);
  });

  test('includes questions beyond the limit of the quiz', () => {
    const text = Array.from({ length: 201 }, (_, at) => `${at + 1}. Question`).join('\n');
    const { lines, questions } = readPaste(text);
    expect(questions).toHaveLength(200);
    expect(lines.at(-1)).toMatchObject({ kind: 'unclear', reason: 'tooManyQuestions', question: null });
    expect(appendPasted(emptyQuiz(''), [...questions, ...questions.slice(0, 1)], tools).ok).toBe(false);
    const options = ['1. Many', ...Array.from({ length: 51 }, (_, at) => `□ ${at}`)].join('\n');
    expect(readPaste(options).lines.at(-1)?.reason).toBe('tooManyOptions');
    expect(readPaste(options).questions[0]?.options).toHaveLength(50);
  });
});

const structureOf = ({ questions }: Pick<QuizContent, 'questions'>) =>
  questions.map(({ type, title, description, required, options }) => ({
    type,
    title,
    description,
    required: isAnswerable(type) && required,
    options: options.map(({ label, score, allowOther }) => ({ label, score, allowOther })),
  }));

test('a printed quiz is parsed unchanged', () => {
  fc.assert(
    fc.property(quizzes(), (quiz) => {
      const paste = readPaste(printQuestions(quiz));
      const result = appendPasted({ ...emptyQuiz(''), scoreMode: quiz.scoreMode }, paste.questions, tools);
      expect(result.ok && structureOf(result.quiz)).toEqual(structureOf(quiz));
      expect(paste.lines.map(({ kind }) => kind)).not.toContain('unclear');
    }),
  );
});

const pieces = fc.constantFrom(
  '1. ',
  '1 ',
  'A ',
  'B ',
  '2、',
  '(1) ',
  'Q3 ',
  '第4题',
  '一、',
  '（二）',
  'Part 1',
  'A. ',
  'B、',
  'C)',
  '①',
  '□',
  '- ',
  '•',
  '* ',
  '____',
  '（3分）',
  '(1.234分)',
  '【多选】',
  '(必答)',
  '（最多选3项）',
  '词',
  ' word',
  '\t',
  '\t',
  '\t完全\t每天\n',
  '\t0\t1\n',
  '\n',
  '\n',
  '\n',
  '\r\n',
  '\u2028',
  '答：',
  '---',
  '以上均无',
  '：',
  '\ud83d',
  '😀',
);
const pastes = fc.oneof(
  fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

test('parses any text line by line, and imports a valid draft', () => {
  fc.assert(
    fc.property(pastes, (text) => {
      const { lines, questions, problem } = readPaste(text);
      expect(lines.map((line) => line.text)).toEqual(text.split(/\r\n|[\n\r\v\f\u2028\u2029]/));
      expect(problem === null).toBe(questions.length > 0);
      for (const { kind, question, reason, options } of lines) {
        if (['section', 'question', 'option', 'description'].includes(kind)) expect(question).not.toBeNull();
        if (kind === 'unclear' || kind === 'ignored') expect(reason).not.toBeNull();
        if (kind === 'unclear' || kind === 'ignored' || kind === 'blank') expect(options).toBe(0);
      }
      for (const [index, one] of questions.entries()) {
        const own = lines.filter(({ question }) => question === index);
        expect(own.filter(({ kind }) => kind === 'question' || kind === 'section')).toHaveLength(1);
        expect(own.reduce((sum, { options }) => sum + options, 0)).toBe(one.options.length);
      }
      const result = appendPasted(emptyQuiz(''), questions, tools);
      if (!result.ok) throw new Error(result.refusal.code);
      QuizContent.parse(result.quiz);
    }),
  );
});

test.each([
  '1',
  '_',
  ' ',
  '(',
  'A.',
  '□',
  '1. \n',
  '(1) x\n',
  '（多选',
  'A. x\n',
  '1. a\n(1) b\n',
  'x\n',
  '* ',
  '1.x__',
  'a\tb\n',
  'a\t1\t2\n',
  '\t',
])('parses a long text of %j in linear time', (piece) => {
  // On push fewer lines, each of which becomes a question or an option.
  const length = isDeep || !piece.includes('\n') ? 100_000 : 20_000;
  const text = piece.repeat(Math.floor(length / piece.length));
  // With line breaks only the first and the last line would differ.
  if (!piece.includes('\n')) readPaste(`1. a${text.slice(5)}b`);
  expect(readPaste(text).lines.length).toBe(text.split('\n').length);
});

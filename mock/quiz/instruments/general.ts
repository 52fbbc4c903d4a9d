import { severities } from '../../../src/contract/limits/quiz';
import type { QuizContent } from '../../../src/contract/quiz';
import type { Question } from '../../../src/contract/quiz-question';
import { emptyQuiz, newLevel } from '../../../src/domain/quiz/edit/defaults';
import { colors, createLevel, createOptions, createQuestion, frequencies } from './build';

/** Questions of quizzes without a published scale, by project type. */
const symptoms = {
  screening: [
    '感到疲倦或乏力',
    '食欲不振',
    '夜间睡眠受到影响',
    '活动后感到不适',
    '需要借助药物缓解不适',
    '因不适影响日常生活',
    '家人提醒您注意健康',
  ],
  consult: [
    '因目前的不适影响日常生活',
    '对用药或检查结果感到不清楚',
    '感到症状加重',
    '自行调整过用药',
    '担心不适是其他疾病引起的',
  ],
  recruit: ['出现同样的症状', '按医嘱规律用药', '因不适影响工作或休息', '需要家人陪同或照顾'],
} as const;
export type GeneralKind = keyof typeof symptoms;

const names = ['未见明显风险', '较低风险', '中等风险', '较高风险', '极高风险'] as const;
const degrees = severities.filter((severity) => severity !== 'excluded');

/** Five levels of about equal width up to `most` points, and the excluded level. */
function createLevels(most: number): QuizContent['resultLevels'] {
  const bound = (step: number) => Math.floor((most * step) / degrees.length);
  return [
    ...degrees.map((severity, step) =>
      createLevel(
        severity,
        names[step] ?? '',
        severity,
        step === 0 ? 0 : bound(step) + 1,
        bound(step + 1),
        colors[severity],
      ),
    ),
    { ...newLevel('excluded', 'excluded'), name: '不适用' },
  ];
}

/** Recent discomforts, one point each; "none" is exclusive. */
const createDiscomforts = (kind: GeneralKind): Question =>
  createQuestion(kind, 'multiple', 'recent', {
    title: '最近两周您有过以下哪些情况？',
    options: createOptions(kind, 'recent', [
      ['发热', 1],
      ['不明原因的疼痛', 1],
      ['头晕或心慌', 1],
      ['以上均无', 0],
    ]).map((option, index) => ({ ...option, exclusive: index === 3 })),
    scoreCap: 3,
  });

/** A danger sign moves the record to the top of the queue, regardless of the score. */
const createDangerQuestion = (kind: GeneralKind): Question =>
  createQuestion(kind, 'boolean', 'danger', {
    title: '您是否出现过呕血、黑便、胸痛或意识模糊？',
    scored: false,
    options: createOptions(kind, 'danger', [
      ['是', null],
      ['否', null],
    ]).map((option, index) => ({ ...option, riskFlag: index === 0 ? 'red' : 'none' })),
  });

const createSuitableQuestion = (kind: GeneralKind): Question =>
  createQuestion(kind, 'boolean', 'suitable', {
    title: '您是否符合项目说明中的参与条件？',
    scored: false,
    options: createOptions(kind, 'suitable', [
      ['是', null],
      ['否', null],
    ]).map((option, index) => ({ ...option, disqualify: index === 1 })),
  });

const createWordsQuestion = (kind: GeneralKind): Question =>
  createQuestion(kind, 'textarea', 'words', {
    title: '请补充您想告诉医生的情况',
    required: false,
    sensitive: true,
    validation: { maxLength: 500 },
  });

const createPapersQuestion = (kind: GeneralKind): Question =>
  createQuestion(kind, 'image', 'papers', {
    title: '请上传最近一次检查结果的照片（如有）',
    required: false,
    validation: { maxFiles: 3 },
  });

const createSignatureQuestion = (kind: GeneralKind): Question =>
  createQuestion(kind, 'signature', 'signature', { title: '请签名确认以上情况属实', required: false });

function buildContent(kind: GeneralKind): QuizContent {
  const items = symptoms[kind].map((text, index) =>
    createQuestion(kind, 'single', `q${index + 1}`, {
      title: `过去两周，您有多少天${text}？`,
      options: createOptions(kind, `q${index + 1}`, frequencies),
    }),
  );
  return {
    ...emptyQuiz(''),
    intro: '请根据您最近的实际情况填写。结果是风险提示，不是诊断。',
    estimatedMinutes: 3,
    scoreMode: 'sum',
    questions: [
      createSuitableQuestion(kind),
      ...items,
      createDiscomforts(kind),
      createDangerQuestion(kind),
      ...(kind === 'screening'
        ? []
        : [createWordsQuestion(kind), createPapersQuestion(kind), createSignatureQuestion(kind)]),
    ],
    resultLevels: createLevels(3 * items.length + 3),
  };
}

const contents = {
  screening: buildContent('screening'),
  consult: buildContent('consult'),
  recruit: buildContent('recruit'),
};

/**
 * Quiz for a project type; only screenings have no sensitive questions and no images. Quizzes of a type share their
 * parts.
 */
export const createGeneralQuiz = (kind: GeneralKind, title: string): QuizContent => ({ ...contents[kind], title });

import type { QuestionType } from '../../../contract/quiz';

/** What operators write in documents, in Chinese and in English; written small, full-width characters as narrow ones. */
const typeWords: Record<QuestionType, string[]> = {
  single: ['单选', '单选题', '单项选择', 'single choice', 'single', 'choose one'],
  multiple: [
    '多选',
    '多选题',
    '可多选',
    '多项选择',
    '不定项',
    'multiple choice',
    'multiple',
    'select all that apply',
    'check all that apply',
  ],
  boolean: ['判断', '判断题', '是非题', 'yes or no', 'yes/no', 'true or false'],
  text: ['填空', '填空题', '单行填空', 'text', 'short answer', 'fill in'],
  textarea: ['问答', '问答题', '简答', '简答题', '多行填空', 'long text', 'long answer', 'open question'],
  number: ['数字', '数值', 'number'],
  date: ['日期', 'date'],
  image: ['图片', '图片上传', '上传图片', 'picture', 'picture upload', 'photo'],
  rate: ['评分', '打分', '量表', '评分题', '量表题', 'rating', 'scale'],
  region: ['地区', 'region'],
  description: ['说明', '说明文字', '矩阵题', '矩阵单选题', '矩阵量表题', 'description'],
  section: ['分节', '分页', 'section', 'page break'],
  signature: ['签名', '手写签名', 'signature'],
};

export const typeMarks: ReadonlyMap<string, QuestionType> = new Map(
  Object.entries(typeWords).flatMap(([type, words]) => words.map((word) => [word, type as QuestionType] as const)),
);

/** Whether a mark says that an answer is required. */
export const requiredMarks: ReadonlyMap<string, boolean> = new Map([
  ...['必答', '必填', '必选', 'required'].map((word) => [word, true] as const),
  ...['选答', '选填', '非必答', '非必填', 'optional'].map((word) => [word, false] as const),
]);

/** How many can be chosen: at least, at most. */
export const leastMark = /^(?:至少|最少)选?(\d{1,2})[项个]?$|^at least (\d{1,2})$/;
export const mostMark = /^(?:至多|最多|限)选?(\d{1,2})[项个]?$|^(?:at most|up to) (\d{1,2})$/;

const numerals = '一二三四五六七八九十百零〇两';

/** Heads of sections: `一、`, `（一）`, `第一部分`, `Part 2:`, `# `. */
export const sectionHead = new RegExp(
  `^(?:第[${numerals}\\d]{1,4}(?:部分|章|节|单元)[.:、 ]*|[${numerals}]{1,4}(?:[.:、] *)|\\([${numerals}]{1,4}\\)[.:、 ]*|(?:part|section) (?:\\d{1,3}|[ivx]{1,4}|[a-z])(?:[.: )-]+|$)|#{1,6} )`,
  'i',
);

/** A question's number that says so: `Q1`, `第1题`, `问题1：`. */
export const namedNumber = /^(?:第 ?(\d{1,3}) ?题|(?:question|问题|题目?) ?(\d{1,3})|q(\d{1,3}))(?!\d)[.:、) ]*/i;

/** A day to write in: `____年__月__日`. */
export const dateBlank = /[\s:：_＿]*(?:年[\s_＿]*月[\s_＿]*日)[\s_＿]*$/;
/** From where to where a rating goes: `（0-10分）`. */
export const ratingRange = /\((\d{1,2}) ?[-~–至到] ?(\d{1,2}) ?(?:分|points?)?\)/i;

export const pageNumber = /^(?:第 ?\d{1,4} ?页|page \d{1,4})/i;
export const answerHead = /^(?:答|answer)案?[:：]/i;

/** Points behind a label. */
export const bracketedScore = /\( ?([+-]?\d{1,9}(?:\.\d{1,9})?) ?(?:分|points?|pts?\.?|') ?\)$/i;
export const bareScore = /[ =]([+-]?\d{1,9}(?:\.\d{1,9})?) ?分$/;

/** “Other, please specify”, beside which something is written, and “none of the above”, which stands alone. */
export const otherLabel = /请(?:注明|填写|说明|具体)|please (?:specify|describe|state)/i;
export const noneLabel = /^(?:以上(?:都|均|全)?(?:无|没有|不是|不符合)|none of the above)/i;

/** How the same is printed. */
export const printed = {
  section: (number: number) => `第${number}部分`,
  mark: (type: QuestionType) => `【${typeWords[type][0]}】`,
  required: (isRequired: boolean) => (isRequired ? '【必答】' : '【选答】'),
  score: (score: number) => `（${score}分）`,
};

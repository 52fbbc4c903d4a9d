import type { QuestionType } from '@/contract/quiz-question';
import type { PasteReason } from './reason';

/** Words that operators write in documents, in Chinese and in English; in lower case, with half-width characters. */
const typeWords: Record<QuestionType, string[]> = {
  single: [
    '单选',
    '单选题',
    '单项选择',
    '单项选择题',
    '下拉题',
    '下拉选择',
    '下拉单选题',
    'single choice',
    'single',
    'dropdown',
  ],
  multiple: [
    '多选',
    '多选题',
    '可多选',
    '可选多项',
    '多项选择',
    '多项选择题',
    '不定项',
    '不定项选择题',
    'multiple choice',
    'multiple',
    'multiple answers',
    'checkboxes',
  ],
  boolean: ['判断', '判断题', '是非题', '对错题', 'yes or no', 'yes/no', 'true or false'],
  text: ['填空', '填空题', '单行填空', '单项填空题', '单行文本题', '文本题', 'text', 'short answer', 'fill in'],
  textarea: [
    '问答',
    '问答题',
    '简答',
    '简答题',
    '多行填空',
    '多行文本题',
    '多行填空题',
    'long text',
    'long answer',
    'open question',
  ],
  number: ['数字', '数值', '数字题', '数值题', 'number'],
  date: ['日期', '日期题', 'date'],
  image: ['图片', '图片上传', '图片上传题', '图片题', '上传图片', 'picture', 'picture upload', 'photo'],
  rate: [
    '评分',
    '打分',
    '量表',
    '评分题',
    '打分题',
    '量表题',
    '评价题',
    '滑动条',
    '滑动题',
    'rating',
    'scale',
    'linear scale',
  ],
  region: ['地区', '地区题', '地址题', '省市区', 'region'],
  description: ['说明', '说明文字', '段落说明', '文本描述', '备注说明', 'description'],
  section: ['分节', '分页', '分页符', '分组', 'section', 'page break'],
  signature: ['签名', '签名题', '手写签名', '手写签名题', 'signature'],
};

export const typeMarks: ReadonlyMap<string, QuestionType> = new Map(
  Object.entries(typeWords).flatMap(([type, words]) => words.map((word) => [word, type as QuestionType] as const)),
);

/** Question types that a quiz does not support, with the closest supported type and the note about it. */
export const nearTypes: ReadonlyMap<string, readonly [QuestionType, PasteReason]> = new Map<
  string,
  readonly [QuestionType, PasteReason]
>([
  ...['文件上传题', '文件上传', '上传文件', '附件题', '附件', 'file upload'].map(
    (word) => [word, ['image', 'fileAsImage']] as const,
  ),
  ...['排序题', '排序', 'ranking'].map((word) => [word, ['multiple', 'rankAsMultiple']] as const),
  ...['多项填空题', '多项填空'].map((word) => [word, ['text', 'severalBlanks']] as const),
]);

/** Type of each row of a matrix. */
export const matrixTypes: ReadonlyMap<string, QuestionType> = new Map<string, QuestionType>([
  ...['矩阵', '矩阵题', '矩阵单选', '矩阵单选题', 'matrix', 'grid'].map((word) => [word, 'single'] as const),
  ...['矩阵多选', '矩阵多选题', 'checkbox grid'].map((word) => [word, 'multiple'] as const),
  ...['矩阵量表', '矩阵量表题', '矩阵打分题', '矩阵评分题', 'matrix scale', 'likert'].map(
    (word) => [word, 'rate'] as const,
  ),
  ...['矩阵填空', '矩阵填空题'].map((word) => [word, 'text'] as const),
]);

/** Net promoter score: a rating from 0 to 10 of how likely someone is to recommend something. */
export const npsMark = /^nps(?: ?题)?$/;

/** A mark that names an unknown type: `比重题`. */
export const unknownType = /^[^\s]{1,8}题$/;

/** Instructions about how many options may be selected: in brackets, at the end of a title or on a separate line. */
export const chooseSeveral =
  /^(?:please )?(?:choose|select|check|tick|mark|pick) (?:all|any) (?:that|which) (?:apply|applies)\.?$/i;
export const chooseOne =
  /^(?:please )?(?:choose|select|check|tick|mark|pick) (?:only )?(?:one|1)(?: (?:option|answer|oval|box|only))?\.?$/i;
/** Such an instruction as the last sentence of a title. */
export const lastSentence = /[.?!:] ((?:please )?(?:choose|select|check|tick|mark|pick) [a-z1 ]{3,24})\.?$/i;

/** Whether a mark says that an answer is required. */
export const requiredMarks: ReadonlyMap<string, boolean> = new Map([
  ...['必答', '必填', '必选', 'required'].map((word) => [word, true] as const),
  ...['选答', '选填', '非必答', '非必填', 'optional'].map((word) => [word, false] as const),
]);

/** Minimum and maximum number of choices. */
export const leastMark = /^(?:至少|最少)(?:选择?)?(\d{1,2})[项个]?$|^at least (\d{1,2})$/;
export const mostMark = /^(?:至多|最多|限)(?:选择?)?(\d{1,2})[项个]?$|^(?:at most|up to) (\d{1,2})$/;

const numerals = '一二三四五六七八九十百零〇两';

/** Section headings: `一、`, `（一）`, `第一部分`, `Part 2:`, `# `. */
export const sectionHead = new RegExp(
  `^(?:第[${numerals}\\d]{1,4}(?:部分|章|节|单元)[.:、 ]*|[${numerals}]{1,4}(?:[.:、] *)|\\([${numerals}]{1,4}\\)[.:、 ]*|(?:part|section) (?:\\d{1,3}|[ivx]{1,4}|[a-z])(?:[.: )-]+|$)|#{1,6} )`,
  'i',
);

/** A labeled question number: `Q1`, `第1题`, `问题1：`. */
export const namedNumber = /^(?:第 ?(\d{1,3}) ?题|(?:question|问题|题目?) ?(\d{1,3})|q(\d{1,3}))(?!\d)[.:、) ]*/i;

/** A blank for a date: `____年__月__日`. */
export const dateBlank = /[\s:：_＿]*(?:年[\s_＿]*月[\s_＿]*日)[\s_＿]*$/;
/** Range of a rating: `（0-10分）`. */
export const ratingRange = /\((\d{1,2}) ?[-~–至到] ?(\d{1,2}) ?(?:分|points?)?\)/i;

/** A step of a rating, alone or with its label: `10 = Worst pain`. */
export const stepMark = /^\d{1,2}分?$/;
export const stepLine = /^(\d{1,2}) ?分?(?:[=:]| ) ?(\D.*)$/;

export const pageNumber = /^(?:第 ?\d{1,4} ?页|page \d{1,4})/i;
export const pageBreak = /^[\s=*\-\u2014]{0,40}(?:分页符?|page break)[\s=*\-\u2014]{0,40}$/i;
/** A heading in brackets on a separate line: `【基本信息】`. */
export const bracketedHead = /^\u3010([^\u3010\u3011]{1,40})\u3011$/;
/** Notes about jumps, as exports print them behind an option or below a question. */
export const jumpNote =
  /\s*(?:[(\uff08]\s*(?:请|直接)?\s*(?:跳至|跳到|跳转|转到|转至|skip to|go to)[^()\uff08\uff09]{0,20}[)\uff09]|(?:→|-+>)\s*(?:第 ?\d{1,3} ?题|q\d{1,3}))\s*$/i;
export const dependencyNote = /^[*\uff0a(\uff08]?\s*(?:此题|本题|该题)?(?:依赖于?|关联于?)第 ?\d{1,3} ?题/;

export const answerHead = /^(?:答|answer)案?[:：]/i;

/** Points after a label. */
export const bracketedScore = /\( ?([+-]?\d{1,9}(?:\.\d{1,9})?) ?(?:分|points?|pts?\.?|') ?\)$/i;
export const bareScore = /[ =]([+-]?\d{1,9}(?:\.\d{1,9})?) ?分$/;

/** Labels of a title and of an introduction. */
export const titleHead = /^(?:(?:问卷)?标题|(?:survey |form )?title)[:\uff1a]\s*/i;
export const introHead =
  /^(?:(?:问卷|填表|填写)?(?:说明|简介|指导语|引言)|(?:introduction|instructions?|description))[:\uff1a]\s*/i;
/** Words in a bracketed heading that names the questionnaire rather than a part of it. */
export const documentName = /问卷|量表|调查|评估|筛查|随访|表$|survey|questionnaire|form\b/i;
/** Beginnings of introductions; a first line like that is not a title. */
export const greeting = /^(?:您好|你好|尊敬的|亲爱的|各位|dear |hello|hi[, ]|thank you|welcome)/i;
/** Closing words of a questionnaire, which are not an option. */
export const closing =
  /^(?:再次)?(?:感谢|谢谢|问卷(?:到此)?结束|thank you|thanks\b|end of (?:the )?(?:survey|questionnaire))/i;
/** A line below a title that is a remark about the question, not one of its answers. */
export const remark = /[。！!:：;；]$|^(?:请|注[:：意]|提示|说明|备注|please |note:)|^[(（][^()（）]{1,80}[)）]$/i;

/** “Other, please specify”, which takes a text, and “none of the above”, which is exclusive. */
export const otherStart = /^(?:其他|其它|other\b)/i;
export const otherLabel = /请(?:注明|填写|说明|具体)|please (?:specify|describe|state)/i;
export const noneLabel = /^(?:以上(?:都|均|全)?(?:无|没有|不是|不符合)|none of the above)/i;

/** Marks used when printing a quiz. */
export const printed = {
  section: (number: number) => `第${number}部分`,
  mark: (type: QuestionType) => `【${typeWords[type][0]}】`,
  required: (isRequired: boolean) => (isRequired ? '【必答】' : '【选答】'),
  score: (score: number) => `（${score}分）`,
};

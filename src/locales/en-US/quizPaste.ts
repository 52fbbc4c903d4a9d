import type zhCN from '../zh-CN/quizPaste';

export default {
  'kind.section': 'Section',
  'kind.question': 'Question',
  'kind.option': 'Option',
  'kind.description': 'Description',
  'kind.blank': 'Empty line',
  'kind.ignored': 'Left out',
  'kind.unclear': 'Not understood',
  'reason.separator': 'A rule or a page number',
  'reason.tableHead': 'The head of a table, which names the options below it',
  'reason.answerSpace': 'Space for an answer',
  'reason.beforeQuestions': 'It stands before the first question',
  'reason.afterOptions': 'It follows options without a number or a letter',
  'reason.optionAlone': 'No question stands before it',
  'reason.severalBlanks': 'A line with several blanks; make a question of each',
  'reason.titleTooLong': 'A title has 200 characters at most; the question is left out',
  'reason.titleMissing': 'The question has no title and is left out',
  'reason.partOfSkipped': 'Its question is left out',
  'reason.optionTooLong': 'An option has 100 characters at most',
  'reason.optionMissing': 'The option has no text',
  'reason.descriptionTooLong': 'A description has 500 characters at most',
  'reason.tooManyQuestions': 'A quiz has 200 questions at most',
  'reason.tooManyOptions': 'A question has 50 options at most',
  'reason.scoreInvalid':
    'A score lies within ±999.99 and has two decimals at most; the option is taken over without it',
  'reason.textAssumed': 'It has no options and becomes a text question',
  'problem.empty': 'Paste a questionnaire first',
  'problem.tooLong': 'The text has more than 100,000 characters; paste it in parts',
  'problem.nothingFound':
    'No question was found. Number the questions (such as 1.) and letter the options (such as A.)',
} satisfies Record<keyof typeof zhCN, string>;

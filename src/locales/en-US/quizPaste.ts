import type zhCN from '../zh-CN/quizPaste';

export default {
  title: 'Paste a questionnaire',
  text: 'Questionnaire',
  placeholder: 'Copy the whole questionnaire from a document and paste it here',
  preview: 'What was understood',
  lines: 'Line by line',
  readOnly: 'You are no longer editing this draft. The text stays until you are.',
  back: 'Back',
  add: 'Add {count, plural, one {# question} other {# questions}}',
  counts:
    'Adds {questions, plural, one {# question} other {# questions}}, {sections, plural, one {# section} other {# sections}} and {options, plural, one {# option} other {# options}}',
  scored:
    '{count, plural, one {# question has points and counts} other {# questions have points and count}} towards the score',
  scoredLater:
    '{count, plural, one {# question has points, which count} other {# questions have points, which count}} once scoring is chosen under “Scoring & levels”',
  unclear: '{count, plural, one {# line} other {# lines}} not understood',
  cut: '{room, plural, one {There is room for # more question; the rest is left out} other {There is room for # more questions; the rest is left out}}',
  options: '{count, plural, one {# option} other {# options}}',
  formats: 'Formats that are understood',
  insertExample: 'Insert the example',
  example:
    'Part 1: About you\n\n1. Your name: ____\n2. Your sex (single choice)\nA. Male  B. Female\n\nPart 2: The last two weeks\n\n3. Little interest or pleasure in doing things [single choice] [required]\nA. Not at all (0 points)\nB. Several days (1 point)\nC. More than half the days (2 points)\nD. Nearly every day (3 points)\n\n4. Which of these do you have? [multiple choice]\nA. Stomach pain\nB. Heartburn\nC. Other, please specify ____\nD. None of the above',
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

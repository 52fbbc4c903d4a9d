import { performance } from 'node:perf_hooks';
import { evaluate } from '../../src/domain/quiz/engine/evaluate';
import { answersTo, largeQuiz } from '../../tests/bench/large-quiz';

const BUDGET_MS = 2;
const RUNS = 500;

const quiz = largeQuiz();
const answers = answersTo(quiz);
const run = () => {
  const start = performance.now();
  evaluate(quiz, answers, '2026-03-02');
  return performance.now() - start;
};
for (let warmUp = 0; warmUp < RUNS; warmUp += 1) run();

const times = Array.from({ length: RUNS }, run).sort((a, b) => a - b);
const median = times[RUNS / 2] as number;
const { questions } = evaluate(quiz, answers, '2026-03-02');
const asked = questions.filter(({ hiddenBy }) => hiddenBy === null).length;

console.log(`Quiz engine: ${quiz.questions.length} questions (${asked} asked), ${quiz.rules.length} rules`);
console.log(`evaluate: median ${median.toFixed(3)} ms, 95 % under ${(times[RUNS * 0.95] as number).toFixed(3)} ms`);
if (median >= BUDGET_MS) {
  console.error(`The median must stay under ${BUDGET_MS} ms.`);
  process.exitCode = 1;
}

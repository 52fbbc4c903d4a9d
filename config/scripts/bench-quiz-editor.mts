import { benchQuizEditor } from './bench/quiz-editor';

await benchQuizEditor();

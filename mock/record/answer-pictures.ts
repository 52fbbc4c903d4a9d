import type { RevealedRecord } from '../../src/contract/record-detail';
import { isImageAnswer } from '../../src/domain/record/image-answer';
import { drawSignature } from '../agreement/signature';
import { seedPaperName } from '../upload/paper';
import { briefAddress, paperNamed } from '../upload/store';
import { getAnswers } from './answer-list';
import type { RecordRow } from './fixtures';

const PAPERS = 1000;

/** A made-up picture, another one for each record: members of the mock have uploaded none. */
function drawn({ id }: RecordRow, isSignature: boolean, place: number) {
  if (isSignature) return { type: 'image/png' as const, bytes: drawSignature(id) };
  return paperNamed(seedPaperName('image/png', (Number(id) + place) % PAPERS, 1));
}

/** Where the pictures and signatures that a record was answered with can be fetched until an instant, in milliseconds. */
export const answerPictures = (record: RecordRow, until: number): NonNullable<RevealedRecord['pictures']> =>
  getAnswers(record).flatMap(({ questionId, type, value }) =>
    isImageAnswer(type) && value !== null
      ? [
          {
            questionId,
            urls: [value].flat().map((_, place) => briefAddress(drawn(record, type === 'signature', place), until)),
          },
        ]
      : [],
  );

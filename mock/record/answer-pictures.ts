import type { RevealedRecord } from '../../src/contract/record-actions';
import { isImageAnswer } from '../../src/domain/record/image-answer';
import { renderSignature } from '../agreement/signature';
import { getSeedPaperName } from '../upload/paper';
import { createTemporaryUrl, getPaperByName } from '../upload/store';
import { getAnswers } from './answer-list';
import type { RecordRow } from './fixtures';

const PAPERS = 1000;

/** Generated image, different for each record, because the mock has no uploads of members. */
function createPicture({ id }: RecordRow, isSignature: boolean, place: number) {
  if (isSignature) return { type: 'image/png' as const, bytes: renderSignature(id) };
  return getPaperByName(getSeedPaperName('image/png', (Number(id) + place) % PAPERS, 1));
}

/**
 * Temporary URLs of the images and signatures in a record's answers.
 * @param until expiry of the URLs in milliseconds
 */
export const getAnswerPictures = (record: RecordRow, until: number): NonNullable<RevealedRecord['pictures']> =>
  getAnswers(record).flatMap(({ questionId, type, value }) =>
    isImageAnswer(type) && value !== null
      ? [
          {
            questionId,
            urls: [value]
              .flat()
              .map((_, place) => createTemporaryUrl(createPicture(record, type === 'signature', place), until)),
          },
        ]
      : [],
  );

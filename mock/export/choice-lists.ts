import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** Options of the cells of a column, from below the header down to `lastRow`. */
export type Choices = { column: number; options: readonly string[]; lastRow: number };

const SHEET = 'xl/worksheets/sheet{id}.xml';

/** Inline list such as `"a,b"`. Options contain no commas, and Excel allows 255 characters in total. */
function getList({ column, options, lastRow }: Choices) {
  const cells = `${getCellAddress(1, column)}:${getCellAddress(lastRow - 1, column)}`;
  // Other values are allowed: the import accepts synonyms such as 三甲 for 三级甲等, and rejects unknown values itself.
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${cells}"><formula1>"${sanitizeTextContent(options.join(','))}"</formula1></dataValidation>`;
}

/**
 * Adds dropdown lists to cells, which the library does not support.
 *
 * @param choices by sheet
 */
export const createChoiceLists = (choices: readonly (readonly Choices[])[]) => ({
  files: {
    transform: {
      [SHEET]: {
        transform: (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }) => {
          const lists = choices[sheetIndex] ?? [];
          if (lists.length === 0) return xml;
          return insertElementMarkupAccordingToOrderOfSiblings(
            xml,
            `<dataValidations count="${lists.length}">${lists.map(getList).join('')}</dataValidations>`,
            getOrderOfSiblings(SHEET, 'worksheet') ?? [],
            'worksheet',
          );
        },
      },
    },
  },
});

import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** The words that the cells of a column offer below the header, down to a row. */
export type Choices = { column: number; options: readonly string[]; lastRow: number };

const SHEET = 'xl/worksheets/sheet{id}.xml';

/** A list in the file itself, `"a,b"`: no option has a comma, and Excel takes 255 characters of them. */
function getList({ column, options, lastRow }: Choices) {
  const cells = `${getCellAddress(1, column)}:${getCellAddress(lastRow - 1, column)}`;
  // Offered and not enforced: a file may say 三甲 for 三级甲等, and what means nothing is for the check to tell.
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${cells}"><formula1>"${sanitizeTextContent(options.join(','))}"</formula1></dataValidation>`;
}

/**
 * Lets cells be chosen from a list, which the library itself does not know.
 *
 * @param choices of each sheet
 */
export const choiceLists = (choices: readonly (readonly Choices[])[]) => ({
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

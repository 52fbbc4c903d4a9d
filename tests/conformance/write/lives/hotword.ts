import type { Life } from '../life/life';

/** A hotword without a link, disabled: there may be as many enabled as can be. */
export const hotwordLife: Life = {
  path: '/hotwords',
  entityType: 'hotword',
  nameField: 'word',
  unique: ['word'],
  input: async (name) => ({
    word: name,
    linkType: 'none',
    target: null,
    highlighted: false,
    validFrom: null,
    validTo: null,
    status: 'disabled',
  }),
  changed: ({ linkType, target, highlighted, validFrom, validTo, status }, name) => ({
    word: name,
    linkType,
    target,
    highlighted: !highlighted,
    validFrom,
    validTo,
    status,
  }),
  findBy: (name) => ({ keyword: name }),
};

/** An option of the palette. */
export type PaletteOption = {
  /** Unique among the shown options. */
  key: string;
  label: string;
  /** Beside the label: owner or parent. */
  detail?: string;
  /** At the end of the line: a status or shortcut. */
  note?: string;
  /** Never preselected; only an explicit selection runs it. */
  isDeliberate?: boolean;
} & (
  | {
      /** URL of the option. */
      href: string;
    }
  | {
      run: () => void;
      /** Keeps the palette open. */
      staysOpen?: boolean;
    }
);

export type OptionGroup = {
  key: string;
  label: string;
  options: readonly PaletteOption[];
  /** Number of all matches, if it can be more than the shown options. */
  total?: number;
};

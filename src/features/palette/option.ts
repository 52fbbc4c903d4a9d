/** Something that the palette offers. */
export type PaletteOption = {
  /** Another one for each of what stands in the palette at a time. */
  key: string;
  label: string;
  /** Beside the label: whose it is, what it belongs to. */
  detail?: string;
  /** At the end of the line: a state, a key. */
  note?: string;
  /** Asked for by this option alone: it is never chosen by itself. */
  isDeliberate?: boolean;
} & (
  | {
      /** The address that it leads to. */
      href: string;
    }
  | {
      run: () => void;
      /** It goes on in the palette. */
      staysOpen?: boolean;
    }
);

export type OptionGroup = {
  key: string;
  label: string;
  options: readonly PaletteOption[];
  /** Of all that fit, where that may be more than are offered. */
  total?: number;
};

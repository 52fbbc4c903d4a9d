import fc from 'fast-check';

/** Random bytes that choices are read from: 0 selects the simplest choice, so that failures shrink well. */
export class Tape {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  /** An integer from 0 to `count` - 1. */
  below(count: number): number {
    const high = this.bytes[this.at++ % this.bytes.length] as number;
    const low = this.bytes[this.at++ % this.bytes.length] as number;
    return (high * 256 + low) % count;
  }

  between = (min: number, max: number) => min + this.below(max - min + 1);
  pick = <Item>(items: readonly Item[]): Item => items[this.below(items.length)] as Item;
  /** True in one of `count` cases. */
  oneIn = (count: number) => this.below(count) === count - 1;
  times = <Item>(count: number, make: (index: number) => Item): Item[] =>
    Array.from({ length: count }, (_, index) => make(index));
  some = <Item>(items: readonly Item[]): Item[] => items.filter(() => this.oneIn(2));
}

export const tapes = fc.uint8Array({ minLength: 600, maxLength: 600, size: 'max' }).map((bytes) => new Tape(bytes));

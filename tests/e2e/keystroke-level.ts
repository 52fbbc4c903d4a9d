import type { Locator, Page } from 'playwright-core';

/**
 * Seconds in the keystroke-level model: a key, pointing, a click, moving the hand, thinking (Card, Moran and Newell,
 * 1980).
 */
const SECONDS = { key: 0.28, point: 1.1, button: 0.2, home: 0.4, thought: 1.35 };
/** Keys per Han character in pinyin: three letters and the selection. */
const KEYS_OF_HAN = 4;

const getKeys = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? KEYS_OF_HAN : 1), 0);

/** Counts the keys, clicks and hand movements of an operator. */
export class CountedOperator {
  clicks = 0;
  keys = 0;
  private hands = 0;
  private thoughts = 0;
  private at: 'mouse' | 'keyboard' = 'mouse';

  constructor(private readonly page: Page) {}

  private take(device: typeof this.at) {
    if (this.at === device) return;
    this.at = device;
    this.hands += 1;
  }

  /** Counts time to think before the next action. */
  step() {
    this.thoughts += 1;
  }

  async click(target: Locator) {
    this.take('mouse');
    this.clicks += 1;
    await target.click();
  }

  /** Types into the focused element. */
  async type(text: string) {
    this.take('keyboard');
    this.keys += getKeys(text);
    await this.page.keyboard.type(text);
  }

  async press(key: string) {
    this.take('keyboard');
    this.keys += key.split('+').length;
    await this.page.keyboard.press(key);
  }

  /** Pastes into the focused element. */
  async paste(text: string) {
    this.take('keyboard');
    this.keys += 2;
    await this.page.keyboard.insertText(text);
  }

  /** The time that the model predicts, in seconds. */
  get seconds() {
    const { key, point, button, home, thought } = SECONDS;
    return this.keys * key + this.clicks * (point + button) + this.hands * home + this.thoughts * thought;
  }
}

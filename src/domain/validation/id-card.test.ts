import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit, readIdCard } from './id-card';

const TODAY = '2026-11-21';

const dayBeforeToday = fc
  .integer({ min: Date.parse('1900-01-01'), max: Date.parse(TODAY) })
  .map((time) => new Date(time).toISOString().slice(0, 10));
const sequences = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'));
const numberOf = (birthDate: string, sequence: string) => {
  const first17 = `110105${birthDate.replaceAll('-', '')}${sequence}`;
  return first17 + checkDigit(first17);
};

describe('an ID card', () => {
  test('contains birth date and gender', () => {
    expect(readIdCard('11010519491231002X', TODAY)).toEqual({ birthDate: '1949-12-31', gender: 'female' });
    expect(readIdCard('11010519491231002x', TODAY)).toEqual({ birthDate: '1949-12-31', gender: 'female' });
  });

  test.each([
    ['a wrong check digit', '110105194912310021'],
    ['a day that does not exist', numberOf('2023-02-30', '001')],
    ['the test vector of an invalid date', '11010520230230001X'],
    ['an unknown province', '99010519491231002X'],
    ['a birth date after today', numberOf('2026-11-22', '001')],
    ['a letter in the middle', '1101051949X231002X'],
    ['15 digits', '110105491231002'],
    ['nothing', ''],
    ['10,000 digits', '1'.repeat(10_000)],
  ])('with %s is refused', (_, number) => {
    expect(readIdCard(number, TODAY)).toBeUndefined();
  });

  test('accepts someone born today', () => {
    expect(readIdCard(numberOf(TODAY, '001'), TODAY)).toEqual({ birthDate: TODAY, gender: 'male' });
  });

  test('returns the data that its number was made of', () => {
    fc.assert(
      fc.property(dayBeforeToday, sequences, (birthDate, sequence) => {
        const gender = Number(sequence) % 2 === 1 ? 'male' : 'female';
        expect(readIdCard(numberOf(birthDate, sequence), TODAY)).toEqual({ birthDate, gender });
      }),
    );
  });

  test('with any one digit changed is refused', () => {
    fc.assert(
      fc.property(
        dayBeforeToday,
        sequences,
        fc.integer({ min: 0, max: 16 }),
        fc.integer({ min: 1, max: 9 }),
        (birthDate, sequence, place, by) => {
          const number = numberOf(birthDate, sequence);
          const changed = number.slice(0, place) + ((Number(number[place]) + by) % 10) + number.slice(place + 1);
          expect(readIdCard(changed, TODAY)).toBeUndefined();
        },
      ),
    );
  });
});

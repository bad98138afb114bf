import { describe, expect, test } from 'vitest'
import type { RubricOf } from '../rubric.ts'
import { checkNumber } from './number.ts'

type Key = RubricOf<'number'>

const plain: Key = {
  kind: 'number',
  answer: 3.5,
  tolerance: 0,
  unit: null,
  otherUnits: {},
  unitRequired: false,
}
const length: Key = { ...plain, unit: 'см', otherUnits: { мм: 0.1, м: 100 } }

const outcome = (key: Key, text: string) => {
  const result = checkNumber(key, { kind: 'number', text })
  return typeof result === 'string' ? result : result.outcome
}

describe('a likely mistake', () => {
  const jars: Key = {
    ...plain,
    answer: 300,
    unit: 'г',
    otherUnits: { кг: 1000 },
    mistakes: [{ answers: ['900', '333'], comment: 'Это не одна банка.' }],
  }
  const feedback = (text: string) => {
    const result = checkNumber(jars, { kind: 'number', text })
    return typeof result === 'string' ? result : result.feedback
  }
  test.each(['900', '900 г', '0,9 кг', '333'])('is explained however it is written: %s', (text) =>
    expect(feedback(text)).toBe('Это не одна банка.'),
  )
  test('another answer gets no words', () => {
    expect(feedback('901')).toBe(null)
    expect(feedback('300')).toBe(null)
  })
})

describe('a number without a unit', () => {
  test.each(['3,5', '3.5', '7/2', '3 1/2', '3½', ' 3,50 ', 'x = 3,5', '35·10^-1', '3,5 яблока'])(
    'accepts %j',
    (text) => expect(outcome(plain, text)).toBe('right'),
  )
  test.each(['3', '-3,5', '35', '3,4999', '3,51'])('refuses %j', (text) =>
    expect(outcome(plain, text)).toBe('wrong'),
  )
  test('distinguishes an empty field from an answer', () => {
    expect(outcome(plain, '')).toBe('empty')
    expect(outcome(plain, ' \u00a0 ')).toBe('empty')
  })
  test('does not take words for a try', () => expect(outcome(plain, 'три с половиной')).toBe('unreadable'))
  test('accepts a percent sign after the number of percents', () =>
    expect(outcome({ ...plain, answer: 25 }, '25 %')).toBe('right'))
  test('knows zero', () => {
    expect(outcome({ ...plain, answer: 0 }, '0')).toBe('right')
    expect(outcome({ ...plain, answer: 0 }, '-0,0')).toBe('right')
    expect(outcome({ ...plain, answer: 0 }, '0,000001')).toBe('wrong')
  })
  test('knows a negative answer and minds its sign', () => {
    expect(outcome({ ...plain, answer: -2 }, '\u22122')).toBe('right')
    expect(outcome({ ...plain, answer: -2 }, '2')).toBe('wrong')
  })
})

describe('thousands and millions in words', () => {
  const of = (answer: number, unit: string | null = null): Key => ({ ...plain, answer, unit })
  test.each<[Key, string, string]>([
    [of(5), '5 тыс.', 'wrong'],
    [of(5, 'км'), '5 тыс. км', 'wrong'],
    [of(12500), '12,5 тыс.', 'right'],
    [of(12500, 'руб'), '12,5 тыс. рублей', 'right'],
    [of(5000, 'км'), '5 тысяч км', 'right'],
    [of(1e6), '1 млн', 'right'],
    [of(-2.5e6), '−2,5 миллиона', 'right'],
    [of(3e9, 'чел'), '3 млрд чел.', 'right'],
    [of(5, 'тыс. руб.'), '5 тыс. руб.', 'right'],
    [of(5, 'тыс. руб.'), '5', 'right'],
    [of(5, 'т'), '5 т', 'right'],
  ])('%o takes %j for %s', (key, typed, result) => expect(outcome(key, typed)).toBe(result))
  test('are no unit', () =>
    expect(outcome({ ...of(5000, 'км'), unitRequired: true }, '5 тыс.')).toBe('partial'))
})

describe('the tolerance', () => {
  const about: Key = { ...plain, answer: 0.3, tolerance: 0.1 }
  test.each(['0,2', '0,3', '0,4'])('includes its edge: %s', (text) =>
    expect(outcome(about, text)).toBe('right'),
  )
  test.each(['0,19', '0,41'])('ends behind its edge: %s', (text) =>
    expect(outcome(about, text)).toBe('wrong'),
  )
  test('is not widened for a very small answer', () => {
    const tiny: Key = { ...plain, answer: 6.67e-11 }
    expect(outcome(tiny, '6,67·10^-11')).toBe('right')
    expect(outcome(tiny, '6,68·10^-11')).toBe('wrong')
    expect(outcome(tiny, '0')).toBe('wrong')
  })
  test('forgives the rounding of the machine and no more', () => {
    expect(outcome({ ...plain, answer: 0.1 + 0.2 }, '0,3')).toBe('right')
    expect(outcome({ ...plain, answer: 1 / 3 }, '1/3')).toBe('right')
    expect(outcome({ ...plain, answer: 1 / 3 }, '0,333')).toBe('wrong')
  })
})

describe('a unit', () => {
  test.each([
    '3,5',
    '3,5 см',
    '3,5см',
    '3,5 см.',
    '35 мм',
    '0,035 м',
    '3,5 СМ',
    '3,5 cm',
    '35 mm',
    '3,5 сантиметра',
  ])('accepts %j', (text) => expect(outcome(length, text)).toBe('right'))
  test.each(['35', '3,5 мм', '3,5 м', '350 мм', '3,5 км', '3,5 кг'])('refuses %j', (text) =>
    expect(outcome(length, text)).toBe('wrong'),
  )
  test('of another quantity gets a word about it', () => {
    expect(checkNumber(length, { kind: 'number', text: '3,5 кг' })).toMatchObject({
      outcome: 'wrong',
      feedback: expect.stringContaining('единице') as string,
    })
  })
  test('that is a word and no unit does not affect the number', () =>
    expect(outcome(length, '3,5 деления')).toBe('right'))

  const speed: Key = { ...plain, answer: 20, unit: 'м/с', otherUnits: { 'км/ч': 1 / 3.6 } }
  test.each([
    '20',
    '20 м/с',
    '20 метров в секунду',
    '72 км/ч',
    '72 км в час',
    '72 километра в час',
    '72 km/h',
    '20 м / с',
  ])('made of two is read: %j', (text) => expect(outcome(speed, text)).toBe('right'))
  const area: Key = { ...plain, answer: 6, unit: 'м²' }
  test.each(['6 м²', '6 м^2', '6 м2', '6 кв. м', '6 кв м', '6 квадратных метров'])(
    'with a power is read: %j',
    (text) => expect(outcome(area, text)).toBe('right'),
  )
  test.each(['6 м', '6 м³'])('with another power is another unit: %j', (text) =>
    expect(outcome(area, text)).toBe('wrong'),
  )
  const power: Key = { ...plain, answer: 5, unit: 'мВт', otherUnits: { МВт: 1e9 } }
  test('distinguishes «милли» from «мега»', () => {
    expect(outcome(power, '5 мВт')).toBe('right')
    expect(outcome(power, '5 МВт')).toBe('wrong')
    expect(outcome({ ...power, answer: 5e9 }, '5 МВт')).toBe('right')
  })
  test('of power is not taken for something square', () =>
    expect(outcome({ ...plain, answer: 5, unit: 'кВт' }, '5 кВт')).toBe('right'))
})

describe('a unit that the answer is incomplete without', () => {
  const strict: Key = { ...length, unitRequired: true }
  test('earns everything with its unit', () => {
    expect(outcome(strict, '3,5 см')).toBe('right')
    expect(outcome(strict, '35 мм')).toBe('right')
  })
  test('earns a half without it', () =>
    expect(checkNumber(strict, { kind: 'number', text: '3,5' })).toMatchObject({
      outcome: 'partial',
      share: 0.5,
    }))
  test('earns nothing when the number is wrong as well', () => expect(outcome(strict, '4')).toBe('wrong'))
  test('earns a half with a word in its place', () => expect(outcome(strict, '3,5 штучки')).toBe('partial'))
  test('earns nothing with the unit of another quantity', () =>
    expect(outcome(strict, '3,5 кг')).toBe('wrong'))
})

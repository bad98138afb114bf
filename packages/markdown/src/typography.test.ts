import { describe, expect, test } from 'vitest'
import { glue } from './typography.ts'

/** `_` is a non-breaking space, `&` a word joiner. */
const shown = (text: string) => glue(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '&')

describe('spaces that do not break', () => {
  test.each([
    ['он и в лесу был', 'он и_в_лесу был'],
    ['В начале', 'В_начале'],
    ['(в скобках)', '(в_скобках)'],
    ['«о дружбе»', '«о_дружбе»'],
    ['стоит у', 'стоит у'],
    ['задача — это', 'задача_— это'],
    ['был бы рад', 'был_бы рад'],
    ['так ли это', 'так_ли это'],
    ['5 кг и 3,5 м/с', '5_кг и_3,5_м/&с'],
    ['60 км/ч', '60_км/&ч'],
    ['и/или', 'и/&или'],
    ['вход/выход', 'вход/выход'],
    ['25 %', '25_%'],
    ['7 класс', '7_класс'],
    ['12 500 рублей', '12_500 рублей'],
    ['1 000 000', '1_000_000'],
    ['№ 5', '№_5'],
    ['№5', '№_5'],
  ])('%j is %j', (text, expected) => expect(shown(text)).toBe(expected))

  test.each(['лев и тигр', 'Анна поёт', 'глава 12 500', 'год 2024 500'])('leave words alone: %j', (text) =>
    expect(shown(text).replaceAll('_', ' ')).toBe(text),
  )
  test('do not tear a number that is not one', () => expect(shown('в 2024 365 дней')).toBe('в_2024 365 дней'))
})

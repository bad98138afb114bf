import { describe, expect, test } from 'vitest'
import type { RubricOf } from '../rubric.ts'
import { checkTry } from './check.ts'

const key = (answers: string[], caseSensitive = false): RubricOf<'short_text'> => ({
  kind: 'short_text',
  answers,
  caseSensitive,
})
const outcome = (rubric: RubricOf<'short_text'>, text: string) => {
  const result = checkTry(rubric, { kind: 'short_text', text })
  return typeof result === 'string' ? result : result.outcome
}

describe('a short text', () => {
  test.each([
    ['подлежащее', 'Подлежащее'],
    ['подлежащее', '  подлежащее '],
    ['подлежащее', 'подлежащее.'],
    ['подлежащее', 'подлежащее . '],
    ['ёж', 'еж'],
    ['еж', 'Ёж'],
    ['белый гриб', 'белый   гриб'],
    ['белый гриб', 'белый\u00a0гриб'],
    ['кто-то', 'кто\u2013то'],
    ['кто-то', 'кто\u2011то'],
    ['«Ревизор»', '"Ревизор"'],
    ['"Ревизор"', '„Ревизор“'],
    ['и, а, но', 'и,а ,но'],
    ['вода', 'вода\u0301'],
    ['йод', 'и\u0306од'],
    ['сова', 'сов\u00adа'],
    ['Ревизор', '«Ревизор»'],
    ['Ревизор', '"Ревизор."'],
    ['H2O', 'H₂O'],
    ['H₂SO₄', 'h2so4'],
    ['x²', 'x^2'],
    ['x²', 'х^2'],
    ['a^{-1}', 'a⁻¹'],
    ['don’t', 'don´t'],
    ['don’t', 'donʼt'],
    ['don’t', 'don＇t'],
    ['и т. д.', 'и т.д.'],
    ['и т.д.', 'и т. д'],
    ['Нью-Йорк', 'Нью- Йорк'],
    ['Москва\u00a0— столица', 'Москва - столица'],
    ['сова', 'со\u2063ва'],
    ['x²', 'x**2'],
    ['H2O', 'H_2O'],
    ['H2O', 'H_{2}O'],
    ['5 м', '5м'],
    ['50%', '50 %'],
    ['№ 5', '№5'],
    ['мягкий знак', 'мягкий\nзнак'],
    // Cyrillic and Ukrainian letters in the number, as they come from a Russian keyboard.
    ['XIX век', 'ХIХ век'],
    ['XIX век', 'ХІХ век'],
    ['Пётр I', 'Петр І'],
  ])('%j accepts %j', (answer, typed) => expect(outcome(key([answer]), typed)).toBe('right'))

  test.each([
    ['подлежащее', 'подлежащие'],
    ['подлежащее', 'под лежащее'],
    ['кто-то', 'кто то'],
    ['кто-то', 'ктото'],
    ['белый гриб', 'белыйгриб'],
    ['не был', 'небыл'],
    ['да', 'да!'],
    ['x²', 'x2'],
    ['XIX век', 'XX век'],
    ['5 м', '5 см'],
    ['«Ревизор»', 'Ревизор'],
    ['Ревизор', '«Ревизор» и «Нос»'],
  ])('%j refuses %j', (answer, typed) => expect(outcome(key([answer]), typed)).toBe('wrong'))

  test('accepts any of its answers', () => {
    const rubric = key(['сказуемое', 'простое сказуемое'])
    expect(outcome(rubric, 'простое сказуемое')).toBe('right')
    expect(outcome(rubric, 'составное сказуемое')).toBe('wrong')
  })
  test('minds the case when the task is about it', () => {
    expect(outcome(key(['Волга'], true), 'Волга')).toBe('right')
    expect(outcome(key(['Волга'], true), 'волга')).toBe('wrong')
    expect(outcome(key(['Ёлкино'], true), 'Елкино')).toBe('right')
  })
  test('reads letters that only look right as what they look like', () => {
    expect(outcome(key(['о']), 'o')).toBe('right')
    expect(outcome(key(['сор']), 'cop')).toBe('right')
    expect(outcome(key(['H2O']), 'Н2О')).toBe('right')
    expect(outcome(key(['ш']), 'w')).toBe('wrong')
  })
  test.each([
    ['Лев Толстой', 'ktd njkcnjq'],
    ['Лев Толстой', 'Ktd Njkcnjq/'],
    ['юбка', '.,rf'],
    ['apple', 'фззду'],
    ["don't", 'вщтэе'],
  ])('is no attempt when %j is typed in the other layout: %j', (answer, typed) =>
    expect(outcome(key([answer]), typed)).toBe('other_layout'),
  )
  test.each([
    ['Лев Толстой', 'ktd'],
    ['apple', 'яблоко'],
    ['ф', 'a'],
  ])('of %j is an attempt when the other layout makes no answer of it: %j', (answer, typed) =>
    expect(outcome(key([answer]), typed)).toBe('wrong'),
  )
  test('distinguishes an empty field from an answer', () => {
    expect(outcome(key(['да']), '')).toBe('empty')
    expect(outcome(key(['да']), ' \u200b ')).toBe('empty')
  })
  test('keeps its own answer right, whatever signs it has', () => {
    for (const answer of ['т. д.', '3,5', 'a, b; c', '«Да» — сказал он', "д'Артаньян"]) {
      expect(outcome(key([answer]), answer)).toBe('right')
    }
  })
})

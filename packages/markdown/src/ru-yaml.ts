import { plural } from '@school/texts'
import type { $ZodRawIssue } from 'zod/v4/core'

/** Complaints about YAML, in the author's language. */

const kinds: Record<string, string> = {
  string: 'строка',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  array: 'список',
  object: 'набор полей',
  record: 'набор полей',
  null: 'пусто',
}

function kindOf(value: unknown): string {
  if (value === null) return 'пусто'
  if (Array.isArray(value)) return 'список'
  if (typeof value === 'object') return 'набор полей'
  return kinds[typeof value] ?? typeof value
}

function typeText(expected: string, input: unknown): string {
  if (input === undefined) return 'нет обязательного поля'
  const text = `нужно: ${kinds[expected] ?? expected}, а здесь: ${kindOf(input)}`
  const isScalar = typeof input === 'number' || typeof input === 'boolean'
  return expected === 'string' && isScalar ? `${text}; возьмите значение в кавычки` : text
}

function sizeText(origin: string, than: string, limit: number | bigint): string {
  // «Не больше одного знака, двух знаков»: the genitive has two forms.
  const counted = (one: string, many: string) => `${than} ${limit} ${plural(Number(limit), one, many, many)}`
  if (origin === 'string') return counted('знака', 'знаков')
  if (origin === 'array') return `${counted('строки', 'строк')} в списке`
  return `${than} ${limit}`
}

/** A sentence about one breach of a schema; undefined leaves the schema's own message. */
export function issueText(issue: $ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue.expected, issue.input)
    case 'too_small':
      return sizeText(issue.origin, 'не меньше', issue.minimum)
    case 'too_big':
      return sizeText(issue.origin, 'не больше', issue.maximum)
    case 'unrecognized_keys':
      return 'такого поля нет'
    case 'invalid_value':
      return issue.input === undefined
        ? 'нет обязательного поля'
        : `возможны только: ${issue.values.map(String).join(', ')}`
    case 'invalid_union':
      return issue.input === undefined ? 'нет обязательного поля' : 'значение не подходит'
    case 'invalid_format':
      return 'запись не подходит'
    case 'invalid_key':
      return 'недопустимое имя поля'
    default:
      return undefined
  }
}

/** What the parser says in English, and the same for an author. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/end with a ([\]}])$/, 'нет закрывающей скобки $1'],
  [/^Missing closing (["'])/, 'кавычка $1 не закрыта'],
  [/^Missing , (?:or : )?between/, 'между значениями в скобках нет запятой'],
  [/^Missing space after :/, 'после двоеточия нужен пробел'],
  [/^Implicit map keys need/, 'после имени поля нет двоеточия'],
  [/^Sequence item without -/, 'строка списка начинается не с «- »'],
  [
    /^Comments must be separated/,
    'перед знаком # нужен пробел, а если он часть текста, возьмите текст в кавычки',
  ],
  [/^Unexpected empty item/, 'лишняя запятая'],
  [/^Unexpected , in/, 'лишняя запятая'],
  [/^Unexpected ([\]}]) in/, 'лишняя скобка $1, а если она часть текста, возьмите текст в кавычки'],
  [
    /^Unexpected flow-(?:map|seq)-end token/,
    'лишняя скобка, а если она часть текста, возьмите текст в кавычки',
  ],
  [
    /^Plain value cannot start with (?:[a-z ]+ )?(\S)$/,
    'текст начинается со знака $1: возьмите его в кавычки',
  ],
  [/^All sequence items must start/, 'строки одного списка стоят с разным отступом'],
]

const byCode: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'поле написано дважды',
  BAD_INDENT: 'сбился отступ',
  TAB_AS_INDENT: 'отступ табуляцией, нужны пробелы',
  MULTILINE_IMPLICIT_KEY: 'двоеточие внутри текста: возьмите текст в кавычки',
  BLOCK_AS_IMPLICIT_KEY: 'двоеточие внутри текста: возьмите текст в кавычки',
  BLOCK_IN_FLOW: 'внутри скобок не бывает полей с отступом: запишите их через запятую',
  BAD_DQ_ESCAPE: 'обратная косая черта в двойных кавычках: возьмите текст в одинарные',
  BAD_SCALAR_START: 'текст начинается с особого знака: возьмите его в кавычки',
  BAD_ALIAS: 'текст начинается со знака * или &: возьмите его в кавычки',
  ALIAS_PROPS: 'текст начинается со знака * или &: возьмите его в кавычки',
  MULTIPLE_ANCHORS: 'текст начинается со знака * или &: возьмите его в кавычки',
  MULTIPLE_TAGS: 'текст начинается со знака «!»: возьмите его в кавычки',
  TAG_RESOLVE_FAILED: 'текст начинается со знака «!»: возьмите его в кавычки',
  BAD_DIRECTIVE: 'строка начинается со знака %: возьмите текст в кавычки',
  KEY_OVER_1024_CHARS: 'имя поля слишком длинное: поставьте двоеточие или возьмите текст в кавычки',
  MULTIPLE_DOCS: 'строка «---» внутри описания делит его надвое: уберите её',
  RESOURCE_EXHAUSTION: 'поля вложены друг в друга слишком глубоко',
}

/** @param message of the parser, without the place */
export function yamlText(code: string, message: string): string {
  for (const [pattern, words] of sentences) {
    const found = pattern.exec(message)
    if (found) return `YAML: ${words.replace('$1', found[1] ?? '')}`
  }
  return `YAML: ${byCode[code] ?? 'запись не разобрана: проверьте кавычки, двоеточия и отступы'}`
}

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
  if (origin === 'string') return `${than} ${limit} знаков`
  if (origin === 'array') return `${than} ${limit} строк в списке`
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

export const yamlText = (code: string, message: string): string => {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'YAML: поле написано дважды'
    case 'BAD_INDENT': {
      const [, bracket] = /end with a ([\]}])$/.exec(message) ?? []
      return bracket ? `YAML: нет закрывающей скобки ${bracket}` : 'YAML: сбился отступ'
    }
    case 'TAB_AS_INDENT':
      return 'YAML: отступ табуляцией, нужны пробелы'
    case 'MULTILINE_IMPLICIT_KEY':
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'YAML: двоеточие внутри текста: возьмите текст в кавычки'
    case 'BAD_DQ_ESCAPE':
      return 'YAML: обратная косая черта в двойных кавычках: возьмите текст в одинарные'
    case 'MISSING_CHAR':
      return `YAML: не хватает знака (${message})`
    default:
      return `YAML не читается (${message})`
  }
}

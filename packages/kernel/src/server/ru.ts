import { count } from '@school/texts'
import type * as z from 'zod'

/** Mistakes of the input, shown next to the field. */
export const says = {
  nul: 'Здесь есть невидимый знак с\u00a0кодом\u00a00. Без него всё получится',
  tooDeep: 'Данные вложены друг в\u00a0друга слишком глубоко',
  tooMany: 'Слишком много данных за\u00a0один раз',
  numberTooBig: 'Слишком большое число',
  unknown: 'Такого здесь нет',
  empty: 'Нужно заполнить',
}

const ofSigns = (n: number) => count(n, 'знака', 'знаков', 'знаков')

const wanted: Record<string, string> = {
  string: 'Нужен текст',
  number: 'Нужно число',
  int: 'Нужно целое число',
  bigint: 'Нужно целое число',
  boolean: 'Нужно «да» или «нет»',
  array: 'Нужен список',
  object: 'Нужны поля с\u00a0названиями',
  record: 'Нужны поля с\u00a0названиями',
  date: 'Нужна дата',
}

const formats: Record<string, string> = {
  email: 'Нужен адрес электронной почты',
  url: 'Нужна ссылка',
  uuid: 'Нужен идентификатор UUID',
  datetime: 'Нужны дата и\u00a0время',
  date: 'Нужна дата',
  time: 'Нужно время',
}

const fits = 'Значение не\u00a0подходит'
const mostNamed = 12

const shorter = (n: number): string => (n <= 1 ? says.empty : `Не\u00a0короче ${ofSigns(n)}`)

/** The sentences of the validator, so that none of its own words goes out. */
export function inRussian(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? says.empty : (wanted[issue.expected] ?? fits)
    case 'invalid_value':
      return issue.values.length > 1 && issue.values.length <= mostNamed
        ? `Подходит одно из\u00a0значений: ${issue.values.map(String).join(', ')}`
        : fits
    case 'too_small':
      if (issue.origin === 'string') return shorter(Number(issue.minimum))
      return issue.inclusive === false ? `Нужно больше ${issue.minimum}` : `Не\u00a0меньше ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `Не\u00a0больше ${ofSigns(Number(issue.maximum))}`
      return issue.inclusive === false ? `Нужно меньше ${issue.maximum}` : `Не\u00a0больше ${issue.maximum}`
    case 'invalid_format':
      return formats[issue.format] ?? 'Такая запись не\u00a0подходит'
    case 'unrecognized_keys':
      return says.unknown
    default:
      return fits
  }
}

/** What 422 means when a query or a body doesn't fit: for the document of the API. */
export const wrongFields = 'Поля заполнены неверно: у каждого своё объяснение'

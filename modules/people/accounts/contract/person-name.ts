import { TypedName } from '@school/kernel/contract'
import { says } from './ru.ts'

/**
 * Letters of any alphabet, and the characters between them in names: «Анна-Мария», «О’Коннор», «И.И.»; «Иванов (мл.)» is not a name. A dot
 * before a word is refused: mail programs would turn the name into a link, and names appear in letters to other people.
 */
const letters = /^\p{L}[\p{L}\p{M}'’ʼ\s-]*(?:\.\p{L}?(?:[\p{M}'’ʼ\s-][\p{L}\p{M}'’ʼ\s-]*)?)*$/u

/** A name or a part of one. */
export const isName = (text: string): boolean => letters.test(text)

/** The maximum length of a part of a name, in every form. */
const mostOfPart = 60

/** «Фамилия Имя Отчество»: split on whitespace in that order (shared-application §5). */
export const PersonName = TypedName.min(2, says.noName)
  .max(120, says.longName)
  .regex(letters, says.wrongName)
  .refine(
    (name) => Object.values(namePartsOf(name)).every(({ length }) => length <= mostOfPart),
    says.longName,
  )

/** One of the parts, as a form sends them: an empty one may be omitted. */
export const NamePart = TypedName.max(mostOfPart, says.longName).refine(
  (part) => part === '' || letters.test(part),
  says.wrongName,
)

/** The parts of «Фамилия Имя Отчество», without the empty ones; one word is a first name. */
export function namePartsOf(name: string): { firstName: string; lastName?: string; middleName?: string } {
  const [first = '', second = '', ...rest] = name.trim().split(/\s+/)
  if (!second) return { firstName: first }
  return { lastName: first, firstName: second, ...(rest.length > 0 ? { middleName: rest.join(' ') } : {}) }
}

import { TypedName } from '@school/kernel/contract'
import { says } from './ru.ts'

/** Letters of any alphabet, and what stands between them in names: «Анна-Мария», «О’Коннор», «Иванов (мл.)» is none. */
const letters = /^\p{L}[\p{L}\p{M}'’ʼ.\s-]*$/u

/** A name or a part of one. */
export const isName = (text: string): boolean => letters.test(text)

/** «Фамилия Имя Отчество»: split on whitespace in that order (shared-application §5). */
export const PersonName = TypedName.min(2, says.noName).max(120, says.longName).regex(letters, says.wrongName)

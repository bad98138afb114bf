import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf, TextKey } from '../rubric.ts'
import { otherLayouts } from './layout.ts'
import { type CheckResult, verdictOf } from './result.ts'
import { hasCyrillic, inCyrillic, inLatin, yoAsYe } from './ru.ts'
import { linearScripts } from './unit.ts'

const stress = '\u0301'

/** A phrase without differences of typing: spaces, ё, dashes, quotes, superscript and subscript digits, the final period. */
function foldText(text: string, caseSensitive: boolean): string {
  const folded = yoAsYe(linearScripts(text.normalize('NFC').replaceAll(stress, '')))
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2043\u2212]/g, '-')
    .replace(/[«»„“”‟"]/g, '"')
    .replace(/[’‘‛‚`´ʹʻʼʽˈ′＇]/g, "'")
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .replace(/ ?([,;.:!?-]) ?/g, '$1')
    .trim()
    .replace(/\.+$/, '')
  return caseSensitive ? folded : folded.toLowerCase()
}

/** `x**2` and `H_2O`, as programs write them; «5 м» and «№ 5» with a space or without. */
const tightened = (folded: string): string =>
  folded
    .replace(/\*\*/g, '^')
    .replace(/(?<=\p{L})_\{?(\d+)\}?/gu, '$1')
    .replace(/(?<=\d) (?=[\p{L}%°₽])|(?<=№) (?=\d)/gu, '')

/** A whole answer in quotes, like a title: they are ignored where the key has none. */
const unquoted = (folded: string): string => /^(["'])([^"']+?)\.?\1$/.exec(folded)?.[2]?.trim() ?? folded

const hasLatin = (text: string): boolean => /[a-z]/i.test(text)

/** Look-alike letters of the other alphabet are read as the key's own. A key with both («XIX век») is compared by appearance. */
function inAlphabetOf(answer: string, typed: string): string {
  if (hasLatin(answer)) return hasCyrillic(answer) ? inCyrillic(typed) : inLatin(typed)
  return hasCyrillic(answer) ? inCyrillic(typed) : typed
}

/** A phrase normalised for comparison with the key. */
export const foldedFor = ({ answers: [answer = ''], caseSensitive }: TextKey, typed: string): string =>
  foldText(inAlphabetOf(answer, typed), caseSensitive)

export const matchesText = (typed: string, { answers, caseSensitive }: TextKey): boolean =>
  answers.some((answer) => {
    const wanted = tightened(foldText(inAlphabetOf(answer, answer), caseSensitive))
    const given = tightened(foldText(inAlphabetOf(answer, typed), caseSensitive))
    return given === wanted || unquoted(given) === wanted
  })

/** Whether the answer would match the key in the other keyboard layout: then it is no attempt, since the pupil can't notice it. */
export const isInOtherLayout = (typed: string, key: TextKey): boolean =>
  otherLayouts(typed).some((meant) => matchesText(meant, key))

/** Nothing but spaces: not an attempt. */
export const isBlank = (text: string): boolean =>
  text.replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]/g, '') === ''

export function checkShortText(
  rubric: RubricOf<'short_text'>,
  { text }: ResponseOf<'short_text'>,
): CheckResult {
  if (isBlank(text)) return 'empty'
  if (matchesText(text, rubric)) return verdictOf(1)
  const { caseSensitive, mistakes = [] } = rubric
  const made = mistakes.find(({ answers }) => matchesText(text, { answers, caseSensitive }))
  return verdictOf(0, [], made?.comment)
}

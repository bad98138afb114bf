import { readNumber } from '@school/tasks/content'
import type { Carrier } from './carrier.ts'
import { bounds, CantCarry, type ForeignAnswer, type ForeignMistake, type ForeignOption } from './foreign.ts'
import { says } from './ru.ts'
import { type GivenAnswer, withoutWildcards } from './wildcards.ts'

/** Converts answers of Moodle, weighed in per cent, to our keys. A change of the key refuses the task; a change of scoring only is noted. */

export interface GivenOption extends ForeignOption {
  share: number
}

const isWhole = (share: number): boolean => share > 99.9
const differs = (shares: readonly number[]): boolean =>
  shares.some((share) => Math.abs(share - shares[0]!) > 0.01)

/** @param isSingle one option is chosen @throws CantCarry */
export function choiceOf(given: readonly GivenOption[], isSingle: boolean, carrier: Carrier): ForeignAnswer {
  if (given.length > bounds.options) throw new CantCarry(says.manyOptions(given.length))
  const partial = given.filter(({ share }) => share > 0 && !isWhole(share))
  const options = given.map(({ text, comment, share }) => ({
    text,
    comment,
    isRight: isSingle ? isWhole(share) : share > 0,
  }))
  const right = options.filter(({ isRight }) => isRight).length
  if (right === 0) throw new CantCarry(says.noRight)
  if (right === options.length) throw new CantCarry(says.allRight)
  if (isSingle) {
    if (right > 1) throw new CantCarry(says.anyOfRight)
    if (partial.length > 0) carrier.note(says.partial(partial[0]!.text))
    return { kind: 'single_choice', options }
  }
  const rightShares = given.flatMap(({ share }) => (share > 0 ? [share] : []))
  if (differs(rightShares)) carrier.note(says.weights)
  return { kind: 'multiple_choice', options }
}

function mistakesOf(given: readonly GivenAnswer[], most = 8): ForeignMistake[] {
  return given
    .filter(({ share, comment, text }) => share <= 0 && comment !== '' && text !== '')
    .slice(0, most)
    .map(({ text, comment }) => ({ answers: [text], comment }))
}

function notePartial(given: readonly GivenAnswer[], carrier: Carrier): void {
  const partial = given.find(({ share }) => share > 0 && !isWhole(share))
  if (partial) carrier.note(says.partial(partial.text))
}

/** @throws CantCarry */
export function wordsAnswerOf(
  all: readonly GivenAnswer[],
  caseSensitive: boolean,
  carrier: Carrier,
): Extract<ForeignAnswer, { kind: 'short_text' }> {
  const given = withoutWildcards(all)
  const answers = [...new Set(given.flatMap(({ text, share }) => (isWhole(share) && text ? [text] : [])))]
  if (answers.length === 0) throw new CantCarry(says.noRight)
  if (answers.length > 20) throw new CantCarry(says.manyAnswers(20))
  notePartial(given, carrier)
  return { kind: 'short_text', answers, caseSensitive, mistakes: mistakesOf(given) }
}

const numberIn = (text: string): number => {
  const read = readNumber(text)
  return read?.rest === '' && !read.unmultiplied ? read.value : NaN
}

/** `8`, `8:0,5`, `7,5..8,5`. @throws CantCarry */
export function rangeOf(text: string): { answer: number; tolerance: number } {
  const [from, to, ...rest] = text.split('..')
  if (from !== undefined && to !== undefined && rest.length === 0) {
    const [low, high] = [numberIn(from), numberIn(to)]
    if (!Number.isFinite(low) || !Number.isFinite(high)) throw new CantCarry(says.badNumber(text))
    const answer = Number(((low + high) / 2).toPrecision(12))
    return { answer, tolerance: Number((Math.abs(high - low) / 2).toPrecision(12)) }
  }
  const [main = '', spread = '0', ...more] = text.split(':')
  const [answer, tolerance] = [numberIn(main), numberIn(spread || '0')]
  if (more.length > 0 || !Number.isFinite(answer) || !Number.isFinite(tolerance) || tolerance < 0)
    throw new CantCarry(says.badNumber(main.trim() === '' ? text : main.trim()))
  return { answer, tolerance }
}

/** @throws CantCarry */
export function numberAnswerOf(
  all: readonly GivenAnswer[],
  carrier: Carrier,
  unit = '',
): Extract<ForeignAnswer, { kind: 'number' }> {
  const given = all.filter(({ text, share }) => !(share <= 0 && (text === '*' || text === '')))
  const right = given.filter(({ share }) => isWhole(share))
  if (right.some(({ text }) => text === '*')) throw new CantCarry(says.wildcard('*'))
  if (right.length === 0) throw new CantCarry(says.noRight)
  if (right.length > 1) throw new CantCarry(says.manyNumbers)
  notePartial(given, carrier)
  const wrong = mistakesOf(given).filter(({ answers: [text = ''] }) =>
    Number.isFinite(numberIn(text.split(':')[0]!)),
  )
  const mistakes = wrong.map(({ answers: [text = ''], comment }) => ({
    answers: [text.split(':')[0]!.trim()],
    comment,
  }))
  return { kind: 'number', ...rangeOf(right[0]!.text), unit, mistakes }
}

export const truthOf = (isTrue: boolean, ofRight = '', ofWrong = ''): ForeignAnswer => ({
  kind: 'single_choice',
  options: [
    { text: says.yes, isRight: isTrue, comment: isTrue ? ofRight : ofWrong },
    { text: says.no, isRight: !isTrue, comment: isTrue ? ofWrong : ofRight },
  ],
})

import type { Carrier } from './carrier.ts'
import { bounds, CantCarry, type ForeignGap } from './foreign.ts'
import { numberAnswerOf, wordsAnswerOf } from './judged.ts'
import { says } from './ru.ts'
import { wordsIn } from './texts.ts'

/** Gaps inside of a text: https://docs.moodle.org/en/Embedded_Answers_(Cloze)_question_type */

const typeOf: Record<string, ForeignGap['type']> = {
  SHORTANSWER: 'text', SA: 'text', MW: 'text', SHORTANSWER_C: 'text', SAC: 'text', MWC: 'text',
  NUMERICAL: 'number', NM: 'number',
  MULTICHOICE: 'choice', MC: 'choice', MULTICHOICE_V: 'choice', MCV: 'choice', MULTICHOICE_H: 'choice', MCH: 'choice',
  MULTICHOICE_S: 'choice', MCS: 'choice', MULTICHOICE_VS: 'choice', MCVS: 'choice', MULTICHOICE_HS: 'choice', MCHS: 'choice',
} // prettier-ignore
const withCase = new Set(['SHORTANSWER_C', 'SAC', 'MWC'])

const mostGaps = 40
const mostAnswers = 40

interface Given {
  text: string
  share: number
  comment: string
}

/** Splits a text at a sign that is not escaped by a backslash. */
function partedAt(text: string, sign: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === sign) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

/** `=Москва#Верно~%50%Питер`; a sign after a backslash is itself. @throws CantCarry */
function givenIn(body: string): Given[] {
  const parts = partedAt(body, '~').filter((part) => part !== '')
  if (parts.length > mostAnswers) throw new CantCarry(says.manyOptions(parts.length))
  return parts.map((part) => {
    const [answer = '', comment = ''] = partedAt(part, '#')
    const [mark = '', sign, percent] = /^\s*(=?)(?:%(-?\d+(?:\.\d+)?)%)?/.exec(answer) ?? []
    const words = (text: string) => wordsIn(text.replace(/\\(.)/g, '$1'), 'html')
    return {
      text: words(answer.slice(mark.length)),
      comment: words(comment),
      share: percent === undefined ? (sign === '' ? 0 : 100) : Number(percent),
    }
  })
}

/** @throws CantCarry */
function gapOf(name: string, body: string, carrier: Carrier): ForeignGap {
  const type = typeOf[name]
  if (!type) throw new CantCarry(says.unknownGap(name))
  const given = givenIn(body)
  if (given.some(({ comment }) => comment !== '')) carrier.note(says.gapFeedback)
  if (type === 'text') {
    const { answers, caseSensitive } = wordsAnswerOf(given, withCase.has(name), carrier)
    return { type, answers, caseSensitive }
  }
  if (type === 'number') {
    const { answer, tolerance } = numberAnswerOf(given, carrier)
    return { type, answer, tolerance }
  }
  const right = given.filter(({ share }) => share > 99.9)
  if (right.length === 0) throw new CantCarry(says.noRight)
  if (right.length > 1) throw new CantCarry(says.gapOfOne)
  const partial = given.find(({ share }) => share > 0 && share <= 99.9)
  if (partial) carrier.note(says.partial(partial.text))
  return { type, options: given.map(({ text }) => text), answer: right[0]!.text }
}

const opening = /\{\d{0,3}:([A-Z_]{1,30}):/g
/** Our gap marks pass the HTML reader as characters that no text contains. */
const firstMark = 0xe100
const marks = /[\ue100-\ue1ff]/g

export const withMarks = (text: string): string =>
  text.replace(marks, (mark) => `{{${mark.charCodeAt(0) - firstMark}}}`)

/**
 * The text with marks in the places of gaps, and the gaps in their order. Linear in its length.
 * @throws CantCarry when one of them can't become one of our gaps
 */
export function readCloze(source: string, carrier: Carrier): { text: string; gaps: ForeignGap[] } {
  if (source.length > bounds.signs * 10) throw new CantCarry(says.longText)
  const written = source.replace(/[\ue000-\uf8ff]/g, '')
  if (/\{\{\d{1,2}\}\}/.test(written)) throw new CantCarry(says.ownMarks)
  const gaps: ForeignGap[] = []
  let text = ''
  let from = 0
  opening.lastIndex = 0
  for (let match = opening.exec(written); match; match = opening.exec(written)) {
    const begin = match.index + match[0].length
    let end = begin
    while (end < written.length && written[end] !== '}') end += written[end] === '\\' ? 2 : 1
    if (end >= written.length) throw new CantCarry(says.unclosedGap)
    gaps.push(gapOf(match[1]!, written.slice(begin, end), carrier))
    if (gaps.length > mostGaps) throw new CantCarry(says.manyGaps(mostGaps))
    text += written.slice(from, match.index) + String.fromCharCode(firstMark + gaps.length)
    from = end + 1
    opening.lastIndex = from
  }
  if (gaps.length === 0) throw new CantCarry(says.noGaps)
  return { text: text + written.slice(from), gaps }
}

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { ForeignGap } from './foreign.ts'
import { says } from './ru.ts'

/** Gaps inside of a text: https://docs.moodle.org/en/Embedded_Answers_(Cloze)_question_type */

const typeOf: Record<string, ForeignGap['type']> = {
  SHORTANSWER: 'text', SA: 'text', MW: 'text', SHORTANSWER_C: 'text', SAC: 'text', MWC: 'text',
  NUMERICAL: 'number', NM: 'number',
  MULTICHOICE: 'choice', MC: 'choice', MULTICHOICE_V: 'choice', MCV: 'choice', MULTICHOICE_H: 'choice', MCH: 'choice',
  MULTICHOICE_S: 'choice', MCS: 'choice', MULTICHOICE_VS: 'choice', MCVS: 'choice', MULTICHOICE_HS: 'choice', MCHS: 'choice',
} // prettier-ignore
const withCase = new Set(['SHORTANSWER_C', 'SAC', 'MWC'])

/** `{1:SHORTANSWER:=Москва#Верно~%50%Питер}`; a sign after a backslash is itself. */
const gapPattern = /\{\d*:([A-Z_]+):((?:\\.|[^\\}])*)\}/g

type Node = DefaultTreeAdapterTypes.ChildNode
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
const plain = (html: string): string => parseFragment(html).childNodes.map(textOf).join('').trim()

interface Given {
  text: string
  share: number
}

function givenIn(body: string): Given[] {
  return (body.match(/(?:\\.|[^~\\])+/g) ?? []).map((written) => {
    const [answer = ''] = written.match(/^(?:\\.|[^#\\])*/) ?? []
    const [, sign = '', percent, text = ''] = answer.trim().match(/^(=?)(?:%(-?[\d.]+)%)?([\s\S]*)$/) ?? []
    const share = percent === undefined ? (sign ? 100 : 0) : Number(percent)
    return { text: plain(text.replace(/\\(.)/g, '$1')), share }
  })
}

/** A gap, or why it can't be one of ours. */
function gapOf(name: string, body: string): ForeignGap | string {
  const type = typeOf[name]
  if (!type) return says.unknownGap(name)
  const given = givenIn(body)
  const right = given.filter(({ share }) => share === 100).map(({ text }) => text)
  if (right.length === 0) return says.noRight
  if (type === 'text') return { type, answers: right, caseSensitive: withCase.has(name) }
  if (type === 'choice') {
    if (right.length > 1) return says.gapOfOne
    return { type, options: given.map(({ text }) => text), answer: right[0]! }
  }
  if (right.length > 1) return says.manyNumbers
  const [answer = NaN, tolerance = 0] = right[0]!
    .split(':')
    .map((text) => Number(text.replace(',', '.') || NaN))
  if (!Number.isFinite(answer) || !Number.isFinite(tolerance)) return says.badNumber(right[0]!)
  return { type, answer, tolerance }
}

/** The text with marks of ours in the places of gaps, and the gaps in their order; a reason when one can't be taken. */
export function readCloze(text: string): { text: string; gaps: ForeignGap[] } | string {
  const gaps: ForeignGap[] = []
  let why: string | null = null
  const marked = text.replace(gapPattern, (_, name: string, body: string) => {
    const gap = gapOf(name, body)
    if (typeof gap === 'string') why ??= gap
    else gaps.push(gap)
    return `{{${gaps.length}}}`
  })
  if (why !== null) return why
  return gaps.length === 0 ? says.noGaps : { text: marked, gaps }
}

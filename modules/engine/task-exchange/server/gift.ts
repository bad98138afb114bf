import { cutText, normaliseText } from '@school/texts'
import { Carrier } from './carrier.ts'
import { bounds, CantCarry, type ForeignAnswer, type ForeignRead, type ForeignTask } from './foreign.ts'
import { type Block, blocksOf, shown } from './gift-blocks.ts'
import { choiceOf, numberAnswerOf, truthOf, wordsAnswerOf } from './judged.ts'
import { readEach } from './read-each.ts'
import { says } from './ru.ts'
import { blockOf, type Format, lineOf, wordsIn } from './texts.ts'

/** The GIFT format of Moodle: https://docs.moodle.org/en/GIFT_format */

interface Text {
  text: string
  format: Format
}

/** `[html]…`: the format of a text; texts without one use the format of the question. */
function textIn(raw: string, ofQuestion: Format): Text {
  const [mark, format] = /^\s*\[(html|markdown|moodle|plain)\]/i.exec(raw) ?? []
  const rest = mark === undefined ? raw : raw.slice(mark.length)
  return { text: shown(rest), format: format === undefined ? ofQuestion : (format.toLowerCase() as Format) }
}

interface Given {
  sign: '=' | '~'
  /** In per cent; `null` when none is written. */
  weight: number | null
  answer: Text
  comment: Text
}

const weightPattern = /^\s*%(-?\d+(?:[.,]\d+)?)%/

/** @throws CantCarry */
function givenOf(body: string, format: Format): Given[] {
  const [before = '', ...parts] = body.split(/(?=[=~])/)
  const all = /^[=~]/.test(before) ? [before, ...parts] : parts
  if (!/^[=~]/.test(before) && before.trim() !== '')
    throw new CantCarry(says.noSign(cutText(shown(before), 40)))
  return all.map((part) => {
    const raw = part.slice(1)
    const [mark = '', weight] = weightPattern.exec(raw) ?? []
    const rest = raw.slice(mark.length)
    const at = rest.indexOf('#')
    return {
      sign: part[0] as Given['sign'],
      weight: weight === undefined ? null : Number(weight.replace(',', '.')),
      answer: textIn(at === -1 ? rest : rest.slice(0, at), format),
      comment: textIn(at === -1 ? '' : rest.slice(at + 1), format),
    }
  })
}

const shareOf = ({ sign, weight }: Given): number => weight ?? (sign === '=' ? 100 : 0)

class Reader {
  readonly carrier = new Carrier()
  readonly format: Format

  constructor(format: Format) {
    this.format = format
  }

  line = ({ text, format }: Text): string => lineOf(text, format, this.carrier)
  block = ({ text, format }: Text): string => blockOf(text, format, this.carrier)

  answer(body: string): ForeignAnswer {
    const clean = body.trim()
    if (clean === '') return { kind: 'essay', points: 1, minWords: null, guide: '' }
    const truth = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(clean)
    if (truth) {
      const [, ofWrong = '', ofRight = ''] = clean
        .split('#')
        .map((text) => this.line(textIn(text, this.format)))
      return truthOf(truth[1]!.toUpperCase().startsWith('T'), ofRight, ofWrong)
    }
    if (clean.startsWith('#')) return this.#number(clean.slice(1))
    const given = givenOf(clean, this.format)
    if (given.length > bounds.options) throw new CantCarry(says.manyOptions(given.length))
    if (given.some(({ answer }) => answer.text.includes('->'))) return this.#pairs(given)
    const isChoice = given.some(({ sign }) => sign === '~')
    if (isChoice) {
      const options = given.map((one) => ({
        text: this.line(one.answer),
        comment: this.line(one.comment),
        share: shareOf(one),
        isRight: false,
      }))
      // In Moodle one option is chosen if an answer is marked as the right one, and several if all have weights.
      return choiceOf(
        options,
        given.some(({ sign }) => sign === '='),
        this.carrier,
      )
    }
    return wordsAnswerOf(
      given.map((one) => this.#words(one)),
      false,
      this.carrier,
    )
  }

  #words(one: Given) {
    return {
      text: wordsIn(one.answer.text, one.answer.format),
      share: shareOf(one),
      comment: this.line(one.comment),
    }
  }

  #number(body: string): ForeignAnswer {
    const signed = /^\s*[=~]/.test(body) ? body : `=${body}`
    return numberAnswerOf(
      givenOf(signed, this.format).map((one) => this.#words(one)),
      this.carrier,
    )
  }

  #pairs(given: readonly Given[]): ForeignAnswer {
    if (given.some(({ sign, answer }) => sign === '~' || !answer.text.includes('->')))
      throw new CantCarry(says.mixed)
    const sides = given.map(({ answer: { text, format } }) => {
      const at = text.indexOf('->')
      const [left, right] = [text.slice(0, at), text.slice(at + 2)].map((side) =>
        this.line({ text: side, format }),
      )
      return { left: left!.trim(), right: right!.trim() }
    })
    return {
      kind: 'matching',
      pairs: sides.filter(({ left }) => left !== ''),
      extra: sides.flatMap(({ left, right }) => (left === '' ? [right] : [])),
    }
  }
}

const blank = '\\_\\_\\_\\_'

/** Where the answer is inside the sentence, a blank to fill in is shown in its place. */
const withBlank = (before: string, after: string, format: Format): string =>
  after.trim() === ''
    ? before
    : `${before.trimEnd()} ${format === 'markdown' ? blank : '____'} ${after.trim()}`

const titlePattern = /^\s*::((?:[^:]|:(?!:))*)::/

const titleOf = (block: Block, number: number): string =>
  cutText(normaliseText(shown(titlePattern.exec(block.text)?.[1] ?? ''), 'line'), 60) || says.noTitle(number)

function readBlock(block: Block, title: string): ForeignTask {
  const rest = block.text.replace(titlePattern, '')
  const [mark = '', named] = /^\s*\[(html|markdown|moodle|plain)\]/i.exec(rest) ?? []
  const format = (named?.toLowerCase() ?? 'unmarked') as Format
  const text = rest.slice(mark.length)
  const open = text.indexOf('{')
  const close = text.indexOf('}')
  if (block.isUnclosed || (open !== -1 && close === -1)) throw new CantCarry(says.unclosedBrace)
  if (close !== -1 && (open === -1 || close < open)) throw new CantCarry(says.strayBrace)
  if (open === -1) throw new CantCarry(says.description)
  const after = text.slice(close + 1)
  const body = text.slice(open + 1, close)
  if (/[{}]/.test(after) || body.includes('{')) throw new CantCarry(says.twoAnswers)
  const feedbackAt = body.indexOf('####')
  const [answers, feedback] =
    feedbackAt === -1 ? [body, ''] : [body.slice(0, feedbackAt), body.slice(feedbackAt + 4)]
  const reader = new Reader(format)
  const answer = reader.answer(answers)
  return {
    line: block.line,
    title,
    statement: reader.block({ text: shown(withBlank(text.slice(0, open), after, format)), format }),
    solution: reader.block(textIn(feedback, format)),
    answer,
    pictures: reader.carrier.pictures,
    notes: [...reader.carrier.notes],
  }
}

export const readGift = (source: string): ForeignRead =>
  readEach(blocksOf(source), {
    line: ({ line }) => line,
    title: titleOf,
    size: ({ text }) => text.length,
    read: readBlock,
  })

import { readNumber } from '../checking/read-number.ts'
import type { ForeignAnswer, ForeignOption, ForeignRead, ForeignTask, GiftTask, LeftOut } from './foreign.ts'
import { says } from './ru.ts'

/** The GIFT format of Moodle: https://docs.moodle.org/en/GIFT_format */

const special = '~=#{}:'
/** Escaped signs are hidden from the grammar in a private range of Unicode and come back at the end. */
const hiddenFrom = 0xe000
const hide = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) =>
    sign === 'n' ? '\n' : sign === '\\' ? '\ue00f' : String.fromCharCode(hiddenFrom + special.indexOf(sign)),
  )
const shown = (text: string): string =>
  text
    .replace(/[\ue000-\ue005]/g, (sign) => special[sign.charCodeAt(0) - hiddenFrom]!)
    .replaceAll('\ue00f', '\\')
    .trim()

interface Block {
  line: number
  text: string
}

/** Tasks are divided by empty lines outside of braces. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = []
  let current: Block | null = null
  let depth = 0
  for (const [index, raw] of source
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .entries()) {
    const line = hide(raw)
    const isComment = depth === 0 && /^\s*(\/\/|\$[A-Z]+:)/.test(line)
    if (isComment || (depth === 0 && line.trim() === '')) {
      if (line.trim() === '') current = null
      continue
    }
    if (!current) blocks.push((current = { line: index + 1, text: '' }))
    current.text += `${line}\n`
    depth = Math.max(0, depth + line.split('{').length - line.split('}').length)
  }
  return blocks
}

const weightOf = (text: string): { weight: number | null; rest: string } => {
  const [, weight, rest = ''] = /^%(-?[\d.]+)%([\s\S]*)$/.exec(text) ?? []
  return weight === undefined ? { weight: null, rest: text } : { weight: Number(weight), rest }
}

interface Given {
  sign: '=' | '~'
  weight: number | null
  text: string
  comment: string
}

function givenOf(body: string): Given[] {
  return [...body.matchAll(/([=~])([^=~]*)/g)].map(([, sign, raw = '']) => {
    const { weight, rest } = weightOf(raw.trim())
    const [text = '', comment = ''] = rest.split('#')
    return { sign: sign as Given['sign'], weight, text: shown(text), comment: shown(comment) }
  })
}

function numberOf(text: string): { answer: number; tolerance: number } | null {
  const clean = shown(text)
  const range = /^(-?[\d.,]+)\.\.(-?[\d.,]+)$/.exec(clean)
  const value = (part: string) => readNumber(part)?.value ?? NaN
  const [from, to] = range ? [value(range[1]!), value(range[2]!)] : [NaN, NaN]
  const [main = '', spread = '0'] = text.split(':').map((part) => shown(part))
  const read = range
    ? { answer: (from + to) / 2, tolerance: Math.abs(to - from) / 2 }
    : { answer: value(main), tolerance: value(spread) }
  return Number.isFinite(read.answer) && Number.isFinite(read.tolerance) ? read : null
}

type Judged = ForeignAnswer | string

function numeric(body: string): Judged {
  const [raw = ''] = body.split('#')
  const given = raw.includes('=') ? givenOf(raw) : []
  const right = given.length > 0 ? given.filter(({ weight }) => weight === null || weight === 100) : []
  if (given.length > 0 && right.length !== 1) return right.length === 0 ? says.noRight : says.manyNumbers
  const text = right[0]?.text ?? raw
  const read = numberOf(text)
  if (!read) throw new SyntaxError(says.badNumber(shown(text)))
  return { kind: 'number', ...read, wrong: [] }
}

function choice(given: readonly Given[]): Judged {
  const options: ForeignOption[] = given.map(({ sign, weight, text, comment }) => ({
    text,
    comment,
    isRight: weight === null ? sign === '=' : weight > 0,
  }))
  const right = options.filter(({ isRight }) => isRight)
  if (right.length === 0) return says.noRight
  if (right.length === options.length) return says.allRight
  return { kind: right.length === 1 ? 'single_choice' : 'multiple_choice', options }
}

function answerOf(body: string): Judged {
  const clean = body.trim()
  if (clean === '') return says.essay
  const truth = /^(T|TRUE|F|FALSE)(#|$)/i.exec(clean)
  if (truth) {
    const isTrue = truth[1]!.toUpperCase().startsWith('T')
    return {
      kind: 'single_choice',
      options: [
        { text: says.yes, isRight: isTrue, comment: '' },
        { text: says.no, isRight: !isTrue, comment: '' },
      ],
    }
  }
  if (clean.startsWith('#')) return numeric(clean.slice(1))
  const given = givenOf(clean)
  const pairs = given.filter(({ text }) => text.includes('->'))
  if (pairs.length > 0) {
    if (pairs.length !== given.length || given.some(({ sign }) => sign === '~')) return says.mixed
    const sides = pairs.map(({ text }) => text.split('->').map((side) => side.trim()))
    return {
      kind: 'matching',
      pairs: sides.flatMap(([left = '', right = '']) => (left ? [{ left, right }] : [])),
      extra: sides.flatMap(([left, right = '']) => (left ? [] : [right])),
    }
  }
  if (given.some(({ sign }) => sign === '~')) return choice(given)
  const answers = given.filter(({ weight }) => weight === null || weight === 100).map(({ text }) => text)
  return answers.length > 0 ? { kind: 'short_text', answers, caseSensitive: false, wrong: [] } : says.noRight
}

/** Markdown and plain text are taken as they are; simple HTML becomes Markdown. */
export type ReadHtml = (html: string) => string

function readBlock(block: Block, number: number, readHtml: ReadHtml): ForeignTask | LeftOut {
  const [, titled, rest = ''] = /^\s*::((?:[^:]|:(?!:))*)::([\s\S]*)$/.exec(block.text) ?? [
    null,
    null,
    block.text,
  ]
  const title = shown(titled ?? '') || says.noTitle(number)
  const [, format, text = ''] = /^\s*\[(html|markdown|moodle|plain)\]([\s\S]*)$/.exec(rest) ?? [
    null,
    null,
    rest,
  ]
  const open = text.indexOf('{')
  const close = text.lastIndexOf('}')
  if (open < 0 && close >= 0) throw new SyntaxError(says.strayBrace)
  if (open < 0) return { line: block.line, title, why: says.description }
  if (close < open) throw new SyntaxError(says.unclosedBrace)
  const body = text.slice(open + 1, close)
  if (/[{}]/.test(body)) throw new SyntaxError(says.twoAnswers)
  const [answers = '', feedback = ''] = body.split('####')
  const after = text.slice(close + 1).trim()
  const asked = after ? `${text.slice(0, open).trimEnd()} ${says.blank} ${after}` : text.slice(0, open)
  const answer = answerOf(answers)
  if (typeof answer === 'string') return { line: block.line, title, why: answer }
  const markdown = (source: string) => (format === 'html' ? readHtml(shown(source)) : shown(source))
  return { line: block.line, title, statement: markdown(asked), solution: markdown(feedback), answer }
}

export function readGift(source: string, readHtml: ReadHtml): ForeignRead {
  const read: ForeignRead = { tasks: [], leftOut: [], problems: [] }
  for (const [index, block] of blocksOf(source).entries()) {
    try {
      const task = readBlock(block, index + 1, readHtml)
      if ('why' in task) read.leftOut.push(task)
      else read.tasks.push(task)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      read.problems.push({ line: block.line, message: error.message })
    }
  }
  if (read.tasks.length + read.leftOut.length + read.problems.length === 0)
    read.problems.push({ line: 1, message: says.noQuestions })
  return read
}

const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('\n', '\\n')
const percent = (share: number): string => `%${Number((100 * share).toFixed(5))}%`

function giftBody(answer: GiftTask['answer']): string {
  switch (answer.kind) {
    case 'single_choice':
      return answer.options
        .map(
          ({ text, isRight, comment }) =>
            `${isRight ? '=' : '~'}${escaped(text)}${comment && `#${escaped(comment)}`}`,
        )
        .join('\n')
    case 'multiple_choice': {
      const right = answer.options.filter(({ isRight }) => isRight).length
      return answer.options
        .map(
          ({ text, isRight, comment }) =>
            `~${percent(isRight ? 1 / right : -1 / right)}${escaped(text)}${comment && `#${escaped(comment)}`}`,
        )
        .join('\n')
    }
    case 'number':
      return `#${answer.answer}:${answer.tolerance}`
    case 'short_text':
      return answer.answers.map((text) => `=${escaped(text)}`).join('\n')
    case 'matching':
      return [
        ...answer.pairs.map(({ left, right }) => `=${escaped(left)} -> ${escaped(right)}`),
        ...answer.extra.map((right) => `= -> ${escaped(right)}`),
      ].join('\n')
  }
}

export const writeGift = (tasks: readonly GiftTask[]): string =>
  tasks
    .map(({ title, statement, solution, answer }) => {
      const feedback = solution ? `\n####${escaped(solution)}` : ''
      return `::${escaped(title)}::[markdown]${escaped(statement)} {\n${giftBody(answer)}${feedback}\n}\n`
    })
    .join('\n')

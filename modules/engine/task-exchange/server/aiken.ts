import { cutText } from '@school/texts'
import { inLatin } from '@school/tasks/content'
import { CantCarry, type ForeignRead, type ForeignTask } from './foreign.ts'
import { markdownOfPlain } from './plain-to-markdown.ts'
import { readEach } from './read-each.ts'
import { says } from './ru.ts'

/** The Aiken format: https://docs.moodle.org/en/Aiken_format */

const optionPattern = /^\s*(\p{L})[.)]\s*(\S.*)$/u
const answerPattern = /^\s*ANSWER\s*:\s*(\S*?)[.)]?\s*$/i

/** Whether a text has this format: `ANSWER: B` after an option. Braces are no evidence: a set has them, too. */
export const isAiken = (text: string): boolean =>
  /^\s*ANSWER\s*:/im.test(text) &&
  (!/[{}]/.test(text) || /^\s*\p{L}[.)][^\n\r]*[\n\r]\s*ANSWER\s*:/imu.test(text))

interface Block {
  line: number
  lines: string[]
}

function blocksOf(source: string): Block[] {
  const blocks: Block[] = []
  let current: Block | null = null
  let isAfterEmpty = false
  for (const [index, line] of source
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    if (line.trim() === '') {
      isAfterEmpty = true
      continue
    }
    const isPart = optionPattern.test(line) || answerPattern.test(line)
    // The question before has options and no answer: its fault must not affect this one.
    if (current && isAfterEmpty && !isPart && current.lines.some((one) => optionPattern.test(one)))
      current = null
    isAfterEmpty = false
    if (!current) blocks.push((current = { line: index + 1, lines: [] }))
    current.lines.push(line)
    if (answerPattern.test(line)) current = null
  }
  return blocks
}

const letterOf = (letter: string): string => inLatin(letter.toUpperCase())

/** Options begin with the last «A.»: «А. С. Пушкин» in the question is not an option. */
function beginningOf(lines: readonly string[]): number {
  const isFirst = (text: string) => letterOf(optionPattern.exec(text)?.[1] ?? '') === 'A'
  const first = lines.findLastIndex(isFirst)
  return first === -1 ? lines.findIndex((text) => optionPattern.test(text)) : first
}

function readBlock({ line, lines }: Block, title: string): ForeignTask {
  const answer = letterOf(answerPattern.exec(lines.at(-1)!)?.[1]?.slice(0, 2) ?? '')
  if (answer === '') throw new CantCarry(says.aikenAnswer)
  const begins = beginningOf(lines)
  const statement = lines.slice(0, Math.max(0, begins)).join('\n')
  const options = lines.slice(Math.max(0, begins), -1).map((text) => {
    const [, letter, words] = optionPattern.exec(text) ?? []
    if (letter === undefined || words === undefined)
      throw new CantCarry(says.aikenOption(cutText(text.trim(), 40)))
    return { letter: letterOf(letter), text: markdownOfPlain(words) }
  })
  if (options.length < 2 || statement.trim() === '') throw new CantCarry(says.aikenShape)
  if (options.filter(({ letter }) => letter === answer).length !== 1) throw new CantCarry(says.aikenAnswer)
  return {
    line,
    title,
    statement: markdownOfPlain(statement),
    solution: '',
    answer: {
      kind: 'single_choice',
      options: options.map(({ letter, text }) => ({ text, isRight: letter === answer, comment: '' })),
    },
    pictures: [],
    notes: [],
  }
}

export const readAiken = (source: string): ForeignRead =>
  readEach(blocksOf(source), {
    line: ({ line }) => line,
    title: (_, number) => says.noTitle(number),
    size: ({ lines }) => lines.reduce((sum, { length }) => sum + length, 0),
    read: readBlock,
  })

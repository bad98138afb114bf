import type { Response } from '@school/tasks/contract'
import { correctResponse, type Rubric } from '@school/tasks/server'

const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1)

/** A word with a letter lost, and with two letters swapped. */
function misspellings(word: string): string[] {
  const middle = Math.floor(word.length / 2)
  if (word.length < 3) return []
  return [
    without(word, middle),
    `${word.slice(0, middle - 1)}${word[middle]}${word[middle - 1]}${word.slice(middle + 1)}`,
  ]
}

const writtenBack = (value: number): string => String(Math.round(value * 1e6) / 1e6).replace('.', ',')

/** The sign, one more, one less, ten times as much. */
const miscounts = (answer: number): string[] =>
  [-answer, answer + 1, answer - 1, answer * 10].map(writtenBack)

type Gaps = Extract<Rubric, { kind: 'gaps' }>['gaps']

function gapSlips(key: Gaps[string]): string[] {
  if (key.type === 'choice') return key.options.filter((option) => option !== key.answer)
  return key.type === 'number' ? miscounts(key.answer) : misspellings(key.answers[0] ?? '')
}

/** The right answer with each gap spoiled in turn. */
function spoiledGaps(rubric: Rubric, gaps: Gaps): Response[] {
  const right = correctResponse(rubric)
  if (right.kind !== 'gaps') return []
  return Object.entries(gaps).flatMap(([id, key]) =>
    gapSlips(key).map((text): Response => ({ kind: 'gaps', gaps: { ...right.gaps, [id]: text } })),
  )
}

function spoiledCells(rubric: Rubric, cells: Gaps): Response[] {
  const right = correctResponse(rubric)
  if (right.kind !== 'table') return []
  return Object.entries(cells).flatMap(([id, key]) =>
    gapSlips(key).map((text): Response => ({ kind: 'table', cells: { ...right.cells, [id]: text } })),
  )
}

/** An end of the other sort, or a point at the edge of the line where it surely is not. */
function strayEnds({ shape, ends, from, to }: Extract<Rubric, { kind: 'number_line' }>): Response[] {
  const asOther = (end: (typeof ends)[number]) =>
    shape === 'interval' && !end.isEndless
      ? { ...end, isOpen: !end.isOpen }
      : { at: ends.some(({ at }) => at === from) ? to : from, isOpen: false, isEndless: false }
  const [first, ...rest] = ends
  const last = rest.pop()
  return [
    { kind: 'number_line', ends: [asOther(first!), ...ends.slice(1)] },
    ...(last ? [{ kind: 'number_line' as const, ends: [first!, ...rest, asOther(last)] }] : []),
  ]
}

/** A corner of the picture instead of one of the places, and one of the places overlooked. */
function strayPoints(rubric: Extract<Rubric, { kind: 'image_point' }>): Response[] {
  const right = correctResponse(rubric)
  if (right.kind !== 'image_point') return []
  const [, ...rest] = right.points
  return [[{ x: 0, y: 0 }, ...rest], rest]
    .filter((points) => points.length > 0)
    .map((points) => ({ kind: 'image_point', points }))
}

function wrongChoices(options: readonly { id: string; correct: boolean }[]): string[][] {
  const right = options.filter(({ correct }) => correct).map(({ id }) => id)
  const wrong = options.filter(({ correct }) => !correct).map(({ id }) => id)
  return [
    ...right.map((id) => right.filter((other) => other !== id)).filter((choices) => choices.length > 0),
    ...wrong.map((id) => [...right, id]),
    ...wrong.map((id) => [id]),
  ]
}

/** The right order with neighbours that changed places. */
const swaps = (right: readonly string[]): string[][] =>
  right.slice(1).map((id, index) => [...right.slice(0, index), id, right[index]!, ...right.slice(index + 2)])

function mixedPairs(pairs: Record<string, string>): Response[] {
  const lefts = Object.keys(pairs)
  return lefts.slice(1).map((left, index): Response => {
    const other = lefts[index]!
    return { kind: 'matching', pairs: { ...pairs, [left]: pairs[other]!, [other]: pairs[left]! } }
  })
}

/** The first item of a group in the next one. */
function misplaced(groups: Record<string, string[]>): Response[] {
  const names = Object.keys(groups)
  return names.map((from, index): Response => {
    const to = names[(index + 1) % names.length]!
    const [item, ...rest] = groups[from]!
    return { kind: 'grouping', groups: { ...groups, [from]: rest, [to]: [...groups[to]!, item!] } }
  })
}

/** A word overlooked, a word too many. */
function wrongMarks({ words, right }: Extract<Rubric, { kind: 'mark_words' }>): string[][] {
  const extra = words.find((id) => !right.includes(id))
  return [right.slice(1), extra === undefined ? [] : [...right, extra]].filter(({ length }) => length > 0)
}

/** Answers that people give by mistake. Whether one is wrong is up to the key: a slip may still be accepted. */
export function slipsOf(rubric: Rubric): Response[] {
  switch (rubric.kind) {
    case 'single_choice':
      return rubric.options
        .filter(({ correct }) => !correct)
        .map(({ id }) => ({ kind: 'single_choice', choice: id }))
    case 'multiple_choice':
      return wrongChoices(rubric.options).map((choices) => ({ kind: 'multiple_choice', choices }))
    case 'number':
      return miscounts(rubric.answer).map((text) => ({ kind: 'number', text }))
    case 'short_text':
      return misspellings(rubric.answers[0] ?? '').map((text) => ({ kind: 'short_text', text }))
    case 'gaps':
      return spoiledGaps(rubric, rubric.gaps)
    case 'ordering':
      return swaps(rubric.order).map((order) => ({ kind: 'ordering', order }))
    case 'compose':
      return rubric.answers.flatMap(swaps).map((pieces) => ({ kind: 'compose', pieces }))
    case 'matching':
      return mixedPairs(rubric.pairs)
    case 'grouping':
      return misplaced(rubric.groups)
    case 'mark_words':
      return wrongMarks(rubric).map((words) => ({ kind: 'mark_words', words }))
    case 'table':
      return spoiledCells(rubric, rubric.cells)
    case 'number_line':
      return strayEnds(rubric)
    case 'image_point':
      return strayPoints(rubric)
    // What a person checks has no wrong answer of its own.
    case 'file':
    case 'essay':
      return []
  }
}

import type { Option, Question } from '../contract/index.ts'
import type { Rubric } from './rubric.ts'

/** Mulberry32: a small generator with a good spread; the same seed always gives the same numbers. */
export function generator(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Folds a seed of any size into 32 bits, so that neighbouring large seeds stay different. */
export const folded = (seed: number): number =>
  Math.imul(seed % 2 ** 32, 0x9e3779b1) ^ Math.floor(seed / 2 ** 32)

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    const kept = result[last]!
    result[last] = result[other]!
    result[other] = kept
  }
  return result
}

/** Sorted by ids first: the result must not depend on the order of the file, otherwise it could be reconstructed. */
const mixed = (options: readonly Option[], next: () => number): Option[] =>
  shuffled(
    options.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    next,
  )

const idsOf = (options: readonly Option[]): string[] => options.map(({ id }) => id)

/** Shuffles all parts of a question whose order is free. */
function reordered<Q extends Question>(question: Q, next: () => number): Q {
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return question.keepOrder ? question : { ...question, options: mixed(question.options, next) }
    case 'ordering':
    case 'grouping':
      return { ...question, items: mixed(question.items, next) }
    case 'compose':
      return { ...question, pieces: mixed(question.pieces, next) }
    case 'matching':
      return { ...question, left: mixed(question.left, next), right: mixed(question.right, next) }
    default:
      return question
  }
}

/** Two items have only two orders: excluding one reveals the other. */
const hasOrders = (pieces: readonly unknown[]): boolean => pieces.length > 2

const isBlockwise = (places: readonly string[]): boolean =>
  places.filter((place, index) => place !== places[index - 1]).length === new Set(places).size

/** Whether the order itself reveals the answer: a sorted list, a ready phrase, pairs in the same row, items sorted by groups. */
function isTelltale(question: Question, rubric: Rubric): boolean {
  if (question.kind === 'ordering' && rubric.kind === 'ordering')
    return hasOrders(question.items) && idsOf(question.items).join() === rubric.order.join()
  if (question.kind === 'compose' && rubric.kind === 'compose') {
    const shown = `,${idsOf(question.pieces).join()},`
    return rubric.answers.some((answer) => shown.includes(`,${answer.join()},`))
  }
  if (question.kind === 'matching' && rubric.kind === 'matching')
    return (
      hasOrders(question.right) &&
      question.left.every(({ id }, index) => rubric.pairs[id] === question.right[index]?.id)
    )
  if (question.kind === 'grouping' && rubric.kind === 'grouping') {
    const homes = Object.entries(rubric.groups)
    return isBlockwise(
      idsOf(question.items).map((id) => homes.find(([, items]) => items.includes(id))?.[0] ?? ''),
    )
  }
  return false
}

const triesToHide = 100

/**
 * The same question with its options in the pupil's individual order. Questions without options, or with an order of
 * their own, are unchanged.
 * @param rubric the key: with it the order never reveals the answer by chance
 */
export function shuffledOptions<Q extends Question>(question: Q, seed: number, rubric?: Rubric): Q {
  const next = generator(folded(seed))
  let shown = reordered(question, next)
  if (!rubric) return shown
  for (let tries = 0; tries < triesToHide && isTelltale(shown, rubric); tries++)
    shown = reordered(question, next)
  return shown
}

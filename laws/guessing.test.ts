import { describe, expect, test } from 'vitest'
import type { Option, Question, Response } from '../modules/engine/tasks/contract/index.ts'
import {
  check,
  isVerdict,
  keptResponse,
  personalTask,
  type Rubric,
} from '../modules/engine/tasks/server/index.ts'
import { tasks } from './content.ts'

/** Enough people to distinguish a leaked key from chance. */
const people = Array.from({ length: 150 }, (_, index) => 1000 + 37 * index)

interface Task {
  id: number
  key: string
  question: Question
  rubric: Rubric
}
type Kind = Question['kind']
type Of<K extends Kind> = Task & {
  question: Extract<Question, { kind: K }>
  rubric: Extract<Rubric, { kind: K }>
}

const all: Task[] = tasks.map(({ key, question, rubric }, index) => ({
  id: index + 1,
  key,
  question,
  rubric,
}))
const of = <K extends Kind>(kind: K) => all.filter(({ question }) => question.kind === kind) as Of<K>[]
const choices = [...of('single_choice'), ...of('multiple_choice')]
const rightIds = ({ options }: { options: { id: string; correct: boolean }[] }) =>
  options.filter(({ correct }) => correct).map(({ id }) => id)

/** How far from chance guesses are, in standard deviations: hits are expected with probability `p` each. */
class Luck {
  guesses = 0
  #hits = 0
  #expected = 0
  #variance = 0

  count(hit: number, p: number): void {
    this.guesses++
    this.#hits += hit
    this.#expected += p
    this.#variance += p * (1 - p)
  }
  get sigmas(): number {
    return this.#variance === 0 ? 0 : (this.#hits - this.#expected) / Math.sqrt(this.#variance)
  }
}

const only = (kind: Kind, id: string): Response =>
  kind === 'single_choice' ? { kind, choice: id } : { kind: 'multiple_choice', choices: [id] }

const byId = (a: Option, b: Option) => (a.id < b.id ? -1 : 1)
/** A guesser chooses one of the shown options. */
const guessers: Record<string, (options: Option[]) => Option> = {
  'the first': (options) => options[0]!,
  'the second': (options) => options[1]!,
  'the last': (options) => options.at(-1)!,
  'the least id': (options) => options.toSorted(byId)[0]!,
  'the second id': (options) => options.toSorted(byId)[1]!,
  'the greatest id': (options) => options.toSorted(byId).at(-1)!,
  'the roundest id': (options) =>
    options.toSorted((a, b) => new Set(a.id).size - new Set(b.id).size || byId(a, b))[0]!,
}

describe('the shown choice depends on its texts and not on the form of the source', () => {
  /** The same task in another form: other ids, options backwards, all fields in another order. */
  function rewritten({ id, key, question, rubric }: (typeof choices)[number]): Task {
    const other = (known: string) => `z${[...known].toReversed().join('')}`
    const turned = question.options.map(({ id: known, html }) => ({ html, id: other(known) })).toReversed()
    const keys = rubric.options.map((option) => ({ ...option, id: other(option.id) })).toReversed()
    return {
      id,
      key,
      question: { ...question, options: turned },
      rubric: { ...rubric, options: keys } as Rubric,
    }
  }
  const shuffled = choices.filter(({ question }) => !question.keepOrder)

  test('the question, the verdict of every option and the solution are identical byte for byte', () => {
    const seen = (task: Task, userId: number) => {
      const personal = personalTask(task, userId)
      const question = personal.question()
      const tried = ('options' in question ? question.options : []).map(({ id }) => {
        const result = check(task.rubric, keptResponse(only(question.kind, id), task, userId))
        expect(isVerdict(result), task.key).toBe(true)
        return isVerdict(result) && personal.verdict(result)
      })
      return JSON.stringify([question, tried, personal.solution('')])
    }
    for (const task of shuffled)
      for (const userId of people.slice(0, 3)) expect(seen(rewritten(task), userId)).toBe(seen(task, userId))
  })
})

describe('a guesser does no better than chance', () => {
  const far = 5

  for (const [name, guess] of Object.entries(guessers)) {
    test(`by ids and positions: ${name}`, () => {
      const lucks = { single_choice: new Luck(), multiple_choice: new Luck() }
      for (const task of choices) {
        const { question, rubric } = task
        const right = rightIds(rubric)
        for (const userId of people) {
          const personal = personalTask<Question>(task, userId)
          const shown = personal.question()
          if (!('options' in shown) || (shown.keepOrder && !name.endsWith('id'))) continue
          const kept = keptResponse({ kind: 'single_choice', choice: guess(shown.options).id }, task, userId)
          const isHit = kept.kind === 'single_choice' && right.includes(kept.choice)
          lucks[question.kind].count(Number(isHit), right.length / question.options.length)
        }
      }
      for (const [kind, luck] of Object.entries(lucks)) {
        expect(luck.guesses, kind).toBeGreaterThan(5000)
        expect(Math.abs(luck.sigmas), kind).toBeLessThan(far)
      }
    })
  }
})

/** Candidates of one question of the content, with the right ones. */
interface Candidates {
  lengths: number[]
  right: boolean[]
}

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, ' ').length
const gapsOf = (value: unknown): { id: string; type: string; options?: string[] }[] => {
  if (value === null || typeof value !== 'object') return []
  if ('gap' in value) return [value.gap as { id: string; type: string }]
  return Object.values(value).flatMap(gapsOf)
}

const contents: Record<string, Candidates[]> = {
  'options of a single choice': of('single_choice').map(({ question, rubric }) => ({
    lengths: question.options.map(({ html }) => plain(html)),
    right: question.options.map(({ id }) => rightIds(rubric).includes(id)),
  })),
  'options of a multiple choice': of('multiple_choice').map(({ question, rubric }) => ({
    lengths: question.options.map(({ html }) => plain(html)),
    right: question.options.map(({ id }) => rightIds(rubric).includes(id)),
  })),
  'choices in gaps and cells': [...of('gaps'), ...of('table')].flatMap(({ question, rubric }) => {
    const keys = 'gaps' in rubric ? rubric.gaps : rubric.cells
    return gapsOf(question).flatMap(({ id, options = [] }) => {
      const key = keys[id]!
      if (key.type !== 'choice') return []
      return [
        { lengths: options.map((text) => text.length), right: options.map((text) => text === key.answer) },
      ]
    })
  }),
  'words to mark': of('mark_words').map(({ question, rubric }) => {
    const words = question.lines.flat().filter(({ id }) => id !== null)
    return {
      lengths: words.map(({ text }) => text.length),
      right: words.map(({ id }) => rubric.right.includes(id!)),
    }
  }),
}

/** The content itself: there is one sample, so chance has a wider range. */
describe('lengths of texts in the content do not reveal keys', () => {
  const far = 3
  for (const [what, list] of Object.entries(contents)) {
    for (const [name, sign] of [
      ['longest', 1],
      ['shortest', -1],
    ] as const) {
      test(`${what}: the ${name}`, () => {
        const luck = new Luck()
        for (const { lengths, right } of list) {
          const best = Math.max(...lengths.map((length) => sign * length))
          const taken = right.filter((_, index) => sign * lengths[index]! === best)
          // Among equals one is chosen at random.
          const hit = taken.filter(Boolean).length / taken.length
          luck.count(hit, right.filter(Boolean).length / right.length)
        }
        expect(luck.guesses).toBeGreaterThan(20)
        expect(luck.sigmas).toBeLessThan(far)
      })
    }
  }
  for (const [name, at] of [
    ['first', 0],
    ['last', -1],
  ] as const) {
    test(`choices in gaps and cells: the ${name}`, () => {
      const luck = new Luck()
      for (const { right } of contents['choices in gaps and cells']!)
        luck.count(Number(right.at(at)), 1 / right.length)
      expect(luck.sigmas).toBeLessThan(far)
    })
  }
})

describe('the order of movable pieces does not reveal the key', () => {
  const far = 5
  /** Ids are the same for all people: one person is enough for them. */
  const meet = (name: string) => (name === 'by ids' ? people.slice(0, 1) : people)
  const asPut = {
    'as they are shown': (pieces: Option[]) => pieces,
    backwards: (pieces: Option[]) => pieces.toReversed(),
    'by ids': (pieces: Option[]) => pieces.toSorted(byId),
  }

  for (const [name, put] of Object.entries(asPut)) {
    test(`ordering: the first ${name}`, () => {
      const luck = new Luck()
      for (const task of of('ordering'))
        for (const userId of meet(name)) {
          const [first] = put(personalTask(task, userId).question().items)
          luck.count(Number(first!.id === task.rubric.order[0]), 1 / task.rubric.order.length)
        }
      expect(luck.sigmas).toBeLessThan(far)
    })

    test(`matching: pairs ${name}`, () => {
      for (const task of of('matching')) {
        const luck = new Luck()
        for (const userId of meet(name)) {
          const { left, right } = personalTask(task, userId).question()
          const isHit = task.rubric.pairs[left[0]!.id] === put(right)[0]!.id
          luck.count(Number(isHit), 1 / right.length)
        }
        expect(luck.sigmas, task.key).toBeLessThan(far)
      }
    })

    test(`grouping: the first item ${name} in the first group`, () => {
      const luck = new Luck()
      for (const task of of('grouping')) {
        const [home] = task.question.groups.map(({ id }) => task.rubric.groups[id] ?? [])
        for (const userId of meet(name)) {
          const [first] = put(personalTask(task, userId).question().items)
          luck.count(Number(home!.includes(first!.id)), home!.length / task.question.items.length)
        }
      }
      expect(luck.sigmas).toBeLessThan(far)
    })
  }
})

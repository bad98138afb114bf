import { cutText } from '@school/texts'
import { stringify } from 'yaml'
import type { ForeignAnswer, ForeignGap, ForeignMistake, ForeignTask } from './foreign.ts'
import { says } from './ru.ts'

const letters = 'abcdefgh'
const noNumber = (answer: number): string => String(answer + 1 + Math.abs(answer))

function gapFieldsOf(gap: ForeignGap): { fields: Record<string, unknown>; right: string; wrong: string } {
  switch (gap.type) {
    case 'text': {
      const { answers, caseSensitive } = gap
      const fields = { type: 'text', answers, ...(caseSensitive ? { case_sensitive: true } : {}) }
      return { fields, right: answers[0]!, wrong: says.wrongAnswer }
    }
    case 'number': {
      const { answer, tolerance } = gap
      const fields = { type: 'number', answer, ...(tolerance > 0 ? { tolerance } : {}) }
      return { fields, right: String(answer), wrong: noNumber(answer + tolerance) }
    }
    case 'choice': {
      const { options, answer } = gap
      const wrong = options.find((option) => option !== answer) ?? ''
      return { fields: { type: 'choice', options, answer }, right: answer, wrong }
    }
  }
}

const mistakesOf = (mistakes: readonly ForeignMistake[]) => (mistakes.length > 0 ? { mistakes } : {})

/** The answer part of a task file's description. */
function fieldsOf(answer: ForeignAnswer): Record<string, unknown> {
  switch (answer.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return {
        options: answer.options.map(({ text, isRight, comment }, index) => ({
          id: letters[index] ?? `o${index}`,
          text,
          ...(isRight ? { correct: true } : {}),
          ...(comment ? { comment } : {}),
        })),
      }
    case 'number':
      return {
        answer: answer.written ?? answer.answer,
        ...(answer.tolerance > 0 ? { tolerance: answer.tolerance } : {}),
        ...(answer.unit ? { unit: answer.unit } : {}),
        ...mistakesOf(answer.mistakes),
      }
    case 'short_text':
      return {
        answers: answer.answers,
        ...(answer.caseSensitive ? { case_sensitive: true } : {}),
        ...mistakesOf(answer.mistakes),
      }
    case 'matching':
      return { pairs: answer.pairs, ...(answer.extra.length > 0 ? { extra: answer.extra } : {}) }
    case 'ordering':
      return { items: answer.items }
    case 'gaps':
      return { gaps: byNumber(answer.gaps, (gap) => gapFieldsOf(gap).fields) }
    case 'essay':
      return {
        ...(answer.minWords ? { min_words: answer.minWords } : {}),
        criteria: [
          { title: says.essayCriterion, points: answer.points, description: answer.guide || says.essayGuide },
        ],
      }
  }
}

const byNumber = <T, R>(items: readonly T[], valueOf: (item: T) => R): Record<string, R> =>
  Object.fromEntries(items.map((item, index) => [String(index + 1), valueOf(item)]))

/** Answers derived from the key itself, so that the key can be checked at once; `null` for tasks that a person checks. */
function proofOf(answer: ForeignAnswer): { right: unknown[]; wrong: unknown[] } | null {
  switch (answer.kind) {
    case 'single_choice':
    case 'multiple_choice': {
      const ids = answer.options.map((_, index) => letters[index] ?? `o${index}`)
      const right = ids.filter((_, index) => answer.options[index]!.isRight)
      const wrong = ids.filter((_, index) => !answer.options[index]!.isRight)
      return answer.kind === 'single_choice'
        ? { right, wrong }
        : { right: [right], wrong: wrong.map((id) => [id]) }
    }
    case 'number':
      return {
        right: [answer.written ?? String(answer.answer)],
        wrong: [noNumber(answer.answer + answer.tolerance)],
      }
    case 'short_text':
      return { right: answer.answers, wrong: [says.wrongAnswer] }
    case 'matching': {
      const places = answer.pairs.map((_, index) => index + 1)
      const pairsBy = (shift: number) =>
        Object.fromEntries(places.map((place) => [place, ((place - 1 + shift) % places.length) + 1]))
      return { right: [pairsBy(0)], wrong: [pairsBy(1)] }
    }
    case 'ordering': {
      const places = answer.items.map((_, index) => index + 1)
      return { right: [places], wrong: [places.toReversed()] }
    }
    case 'gaps': {
      const gaps = answer.gaps.map(gapFieldsOf)
      return { right: [byNumber(gaps, ({ right }) => right)], wrong: [byNumber(gaps, ({ wrong }) => wrong)] }
    }
    case 'essay':
      return null
  }
}

/** The description of a task without the proof of its key. */
export const descriptionOf = (task: Pick<ForeignTask, 'title' | 'answer'>) => ({
  title: cutText(task.title, 60),
  kind: task.answer.kind,
  difficulty: 1,
  skills: [] as string[],
  ...fieldsOf(task.answer),
})

/** The file of a task in the format of `content/README.md`. */
export function taskFileOf(
  task: ForeignTask,
  { difficulty, skill }: { difficulty: number; skill: string },
): string {
  const proof = proofOf(task.answer)
  const description = { ...descriptionOf(task), difficulty, skills: [skill], ...(proof ? { proof } : {}) }
  const solution = task.solution || (task.answer.kind === 'essay' ? says.essaySolution : says.solutionOfKey)
  return `---\n${stringify(description, { lineWidth: 0, aliasDuplicateObjects: false })}---\n${task.statement}\n\n${says.solutionHeading}\n\n${solution}\n`
}

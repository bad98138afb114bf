import { stringify } from 'yaml'
import { cutText } from '@school/texts'
import type { ForeignAnswer, ForeignGap, ForeignTask } from './foreign.ts'
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

/** Fields of the description; `proof` is made of the key itself, so that the key can be tried at once. */
function fieldsOf(answer: ForeignAnswer): Record<string, unknown> {
  switch (answer.kind) {
    case 'single_choice':
    case 'multiple_choice': {
      const options = answer.options.map(({ text, isRight, comment }, index) => ({
        id: letters[index] ?? `o${index}`,
        text,
        ...(isRight ? { correct: true } : {}),
        ...(comment ? { comment } : {}),
      }))
      const right = options.filter(({ correct }) => correct).map(({ id }) => id)
      const wrong = options.filter(({ correct }) => !correct).map(({ id }) => id)
      const proof =
        answer.kind === 'single_choice'
          ? { right, wrong }
          : { right: [right], wrong: wrong.map((id) => [id]) }
      return { options, proof }
    }
    case 'number':
      return {
        answer: answer.answer,
        ...(answer.tolerance > 0 ? { tolerance: answer.tolerance } : {}),
        proof: { right: [String(answer.answer)], wrong: [noNumber(answer.answer + answer.tolerance)] },
      }
    case 'short_text':
      return {
        answers: answer.answers,
        ...(answer.caseSensitive ? { case_sensitive: true } : {}),
        proof: { right: answer.answers, wrong: [says.wrongAnswer] },
      }
    case 'matching': {
      const places = answer.pairs.map((_, index) => index + 1)
      const pairsBy = (shift: number) =>
        Object.fromEntries(places.map((place) => [place, ((place - 1 + shift) % places.length) + 1]))
      return {
        pairs: answer.pairs,
        ...(answer.extra.length > 0 ? { extra: answer.extra } : {}),
        proof: { right: [pairsBy(0)], wrong: [pairsBy(1)] },
      }
    }
    case 'gaps': {
      const gaps = answer.gaps.map(gapFieldsOf)
      const by = <T>(valueOf: (gap: (typeof gaps)[number]) => T): Record<string, T> =>
        Object.fromEntries(gaps.map((gap, index) => [String(index + 1), valueOf(gap)]))
      return {
        gaps: by(({ fields }) => fields),
        proof: { right: [by(({ right }) => right)], wrong: [by(({ wrong }) => wrong)] },
      }
    }
    case 'essay':
      return {
        ...(answer.minWords ? { min_words: answer.minWords } : {}),
        criteria: [
          {
            title: says.essayCriterion,
            points: answer.points,
            description: answer.guide || says.essayGuide,
          },
        ],
      }
  }
}

/** The file of a task, as `content/README.md` wants it. */
export function taskFileOf(
  task: ForeignTask,
  { difficulty, skill }: { difficulty: number; skill: string },
): string {
  const description = {
    title: cutText(task.title, 60),
    kind: task.answer.kind,
    difficulty,
    skills: [skill],
    ...fieldsOf(task.answer),
  }
  const solution = task.solution || (task.answer.kind === 'essay' ? says.essaySolution : says.solutionOfKey)
  return `---\n${stringify(description, { lineWidth: 0, aliasDuplicateObjects: false })}---\n${task.statement}\n\n${says.solutionHeading}\n\n${solution}\n`
}

import type { ForeignAnswer, ForeignGap, ForeignMistake, ForeignTask } from '@school/task-exchange/server'
import { cutText } from '@school/texts'
import { emptyFields } from '../../contract/kind-fields.ts'
import type { OwnTaskSource, TaskPicture, TypedFields } from '../../contract/own-task.ts'
import { says } from './ru.ts'

const written = (number: number): string => String(number).replace('.', ',')

function gapOf(gap: ForeignGap): object {
  const empty = { answers: [], options: [], answer: '', tolerance: '', caseSensitive: false, type: gap.type }
  if (gap.type === 'text') return { ...empty, answers: gap.answers, caseSensitive: gap.caseSensitive }
  if (gap.type === 'choice') return { ...empty, options: gap.options, answer: gap.answer }
  return { ...empty, answer: written(gap.answer), tolerance: gap.tolerance > 0 ? written(gap.tolerance) : '' }
}

const mistakesOf = (mistakes: readonly ForeignMistake[]): object => (mistakes.length > 0 ? { mistakes } : {})

function fieldsOf(answer: ForeignAnswer): object {
  switch (answer.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return {
        options: answer.options.map(({ text, isRight, comment }) => ({ text, correct: isRight, comment })),
      }
    case 'number':
      return {
        answer: answer.written ?? written(answer.answer),
        tolerance: answer.tolerance > 0 ? written(answer.tolerance) : '',
        ...(answer.unit ? { unit: answer.unit } : {}),
        ...mistakesOf(answer.mistakes),
      }
    case 'short_text':
      return {
        answers: answer.answers,
        caseSensitive: answer.caseSensitive,
        ...mistakesOf(answer.mistakes),
      }
    case 'ordering':
      return { items: answer.items }
    case 'matching':
      return { pairs: answer.pairs, extra: answer.extra }
    case 'gaps':
      return { gaps: answer.gaps.map(gapOf) }
    case 'essay': {
      const { points, minWords, guide } = answer
      const criterion = {
        title: says.criterion,
        points: String(points),
        description: guide || says.guide,
        levels: [],
      }
      return { minWords: minWords === null ? '' : String(minWords), criteria: [criterion] }
    }
  }
}

export interface Given {
  disciplineId: number
  label: string
}

/** A task of another program as an author would have typed it here. */
export const typedOf = (
  task: Pick<ForeignTask, 'title' | 'statement' | 'solution' | 'answer'>,
  { disciplineId, label }: Given,
  pictures: TaskPicture[] = [],
): OwnTaskSource => ({
  kind: task.answer.kind,
  title: cutText(task.title, 60),
  difficulty: 2,
  disciplineId,
  skills: [],
  label,
  statement: task.statement,
  solution: task.solution,
  hints: ['', '', ''],
  fields: { ...emptyFields(task.answer.kind), ...(fieldsOf(task.answer) as TypedFields) },
  pictures,
})

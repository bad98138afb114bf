import type { Option } from '@school/tasks/contract'
import { type TaskText, variantOf } from '@school/tasks/server'
import { CantCarry, type GiftTask } from './foreign.ts'
import { writeGift } from './write-gift.ts'
import { markdownOf } from './html-to-markdown.ts'
import { says } from './ru.ts'

type Source = Pick<TaskText, 'title' | 'question' | 'rubric' | 'solutionHtml'>

const textsOf = (options: readonly Option[]): Map<string, string> =>
  new Map(options.map(({ id, html }) => [id, markdownOf(html)]))

/** The answer in GIFT, or why it can't be expressed. */
function answerOf({ question, rubric }: Source): GiftTask['answer'] | string {
  if (
    (question.kind === 'single_choice' || question.kind === 'multiple_choice') &&
    rubric.kind === question.kind
  ) {
    const texts = textsOf(question.options)
    const options = rubric.options.map(({ id, correct, comment }) => ({
      text: texts.get(id) ?? id,
      isRight: correct,
      comment: comment ? markdownOf(comment) : '',
    }))
    return { kind: question.kind, options }
  }
  if (rubric.kind === 'number') {
    if (rubric.unitRequired) return says.unit(rubric.unit ?? '')
    return { kind: 'number', answer: rubric.answer, tolerance: rubric.tolerance, unit: '', mistakes: [] }
  }
  if (rubric.kind === 'short_text')
    return { kind: 'short_text', answers: rubric.answers, caseSensitive: rubric.caseSensitive, mistakes: [] }
  if (question.kind === 'matching' && rubric.kind === 'matching') {
    const [left, right] = [textsOf(question.left), textsOf(question.right)]
    const pairs = Object.entries(rubric.pairs).map(([one, other]) => ({
      left: left.get(one) ?? '',
      right: right.get(other) ?? '',
    }))
    const paired = new Set(Object.values(rubric.pairs))
    const extra = rubric.right.filter((id) => !paired.has(id)).map((id) => right.get(id) ?? '')
    return { kind: 'matching', pairs, extra }
  }
  return says.kindHasNoGift
}

/** One of our tasks for another program, or the reason why it can't be expressed there. */
export function foreignOf(task: Source): GiftTask | { title: string; why: string } {
  try {
    return carried(task)
  } catch (error) {
    if (error instanceof CantCarry) return { title: task.title, why: error.message }
    throw error
  }
}

function carried(task: Source): GiftTask | { title: string; why: string } {
  const answer = answerOf(task)
  if (typeof answer === 'string') return { title: task.title, why: answer }
  if (!('html' in task.question)) return { title: task.title, why: says.kindHasNoGift }
  const { unit } = task.question.kind === 'number' ? task.question : { unit: null }
  const statement = markdownOf(task.question.html)
  return {
    title: task.title,
    statement: unit ? `${statement}\n\n${says.inUnit(unit)}` : statement,
    solution: markdownOf(task.solutionHtml),
    answer,
  }
}

export interface Exported {
  text: string
  taken: number
  leftOut: { title: string; why: string }[]
}

/** Our tasks as a GIFT file; for a task with variants the first one. */
export function exportTasks(tasks: readonly TaskText[]): Exported {
  const all = tasks.map((task) => foreignOf(variantOf(task, 0)))
  const taken = all.filter((task): task is GiftTask => !('why' in task))
  return { text: writeGift(taken), taken: taken.length, leftOut: all.filter((task) => 'why' in task) }
}

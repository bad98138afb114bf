import type { Unit } from '@school/db'
import { check, isVerdict, type Rubric } from '@school/tasks/server'
import { seedHeldRegrading } from '@school/regrading/server'
import { minuteMs } from './calendar.ts'
import type { JudgedResponse } from './curriculum.ts'

/** A task about statements that hold for every number: its author had overlooked the last one. */
const taskKey = 'olympiads/autumn-pattern/main/senior/divisibility'

const earlier = (rubric: Rubric): Rubric => {
  if (rubric.kind !== 'multiple_choice') return rubric
  const overlooked = rubric.options.findLast(({ correct }) => correct)
  return {
    ...rubric,
    options: rubric.options.map((option) => (option === overlooked ? { ...option, correct: false } : option)),
  }
}

type Answers = Record<'right' | 'wrong', JudgedResponse[]>

/** What pupils have answered, as it was judged when the olympiad was held: by the earlier key of one task. */
export function asJudgedThen(key: string, rubric: Rubric, { right, wrong }: Answers): Answers {
  if (key !== taskKey) return { right, wrong }
  const then = ({ response, verdict }: JudgedResponse): JudgedResponse => {
    const judged = check(earlier(rubric), response)
    return { response, verdict: isVerdict(judged) ? judged : verdict }
  }
  return { right: right.map(then), wrong: wrong.map(then) }
}

/** The key was corrected this morning: a methodist has to decide whether all answers are regraded. */
export const seedKeyPutRight = (unit: Unit, now: Date): Promise<void> =>
  seedHeldRegrading(unit, taskKey, new Date(now.getTime() - 190 * minuteMs))

import { addDays } from '@school/texts'
import type { Aim, Metric, ObjectiveTemplate } from '../contract/index.ts'

/** The values of the form, for every kind of author. */
export interface Draft {
  metric: Metric
  target: number | null
  disciplineId: number | null
  skillId: number | null
  exam: 'oge' | 'ege' | null
  dailyMinutes: number | null
  dueOn: string
  words: string
  reward: string
  /** Of a proposal to a class: some of its pupils; empty for all of them. */
  userIds: number[]
}

export const usualTargets: Record<Metric, number> = {
  tasks: 20,
  percent: 80,
  skills: 3,
  exam: 4,
  mark: 4,
  row: 7,
  days: 20,
  minutes: 10,
}
/** A mark, or test points. */
export const usualGrades = { oge: 4, ege: 70 } as const
const usualMinutes = 20
const usualDays = 30

/** The form as it begins: of a goal ready to be set, or of tasks. */
export const draftOf = (template: ObjectiveTemplate | null, today: string): Draft => ({
  metric: template?.metric ?? 'tasks',
  target: template?.target ?? usualTargets.tasks,
  disciplineId: template?.disciplineId ?? null,
  skillId: template?.skillId ?? null,
  exam: template?.exam ?? null,
  dailyMinutes: template?.dailyMinutes ?? usualMinutes,
  dueOn: addDays(today, template?.days ?? usualDays),
  words: '',
  reward: '',
  userIds: [],
})

/** What is sent of it; what does not belong to the metric is not. */
export const aimOf = ({ metric, target, disciplineId, skillId, exam, dailyMinutes, dueOn }: Draft) =>
  ({
    metric,
    target: target as number,
    disciplineId,
    skillId: metric === 'tasks' ? skillId : null,
    // The value of an untouched select is ''.
    exam: metric === 'exam' ? exam || null : null,
    dailyMinutes: metric === 'minutes' ? dailyMinutes : null,
    dueOn,
  }) satisfies Aim

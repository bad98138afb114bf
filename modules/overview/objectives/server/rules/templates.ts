import type { Aim } from '../../contract/index.ts'

/** A goal ready to be set, before it is known whether the school has what it is of. */
export interface TemplateRule extends Pick<Aim, 'metric' | 'target' | 'exam' | 'dailyMinutes'> {
  key: string
  disciplineKey: string | null
  /** Grades for which it is. */
  grades: { from: number; to: number }
  /** In how many days it is usually done. */
  days: number
}

const any = { exam: null, dailyMinutes: null, disciplineKey: null }
const all = { from: 1, to: 11 }

/** The exam of the grade first, then subjects, then habits. */
export const templateRules: readonly TemplateRule[] = [
  {
    ...any,
    key: 'oge_math_4',
    metric: 'exam',
    exam: 'oge',
    target: 4,
    disciplineKey: 'math',
    grades: { from: 8, to: 9 },
    days: 90,
  },
  {
    ...any,
    key: 'ege_math_70',
    metric: 'exam',
    exam: 'ege',
    target: 70,
    disciplineKey: 'math',
    grades: { from: 10, to: 11 },
    days: 120,
  },
  {
    ...any,
    key: 'physics_80',
    metric: 'percent',
    target: 80,
    disciplineKey: 'physics',
    grades: { from: 7, to: 11 },
    days: 30,
  },
  {
    ...any,
    key: 'math_80',
    metric: 'percent',
    target: 80,
    disciplineKey: 'math',
    grades: { from: 5, to: 11 },
    days: 30,
  },
  {
    ...any,
    key: 'russian_80',
    metric: 'percent',
    target: 80,
    disciplineKey: 'russian',
    grades: { from: 5, to: 11 },
    days: 30,
  },
  { ...any, key: 'math_20', metric: 'tasks', target: 20, disciplineKey: 'math', grades: all, days: 14 },
  { ...any, key: 'russian_20', metric: 'tasks', target: 20, disciplineKey: 'russian', grades: all, days: 14 },
  { ...any, key: 'skills_3', metric: 'skills', target: 3, grades: all, days: 21 },
  { ...any, key: 'week_row', metric: 'row', target: 7, grades: all, days: 14 },
  { ...any, key: 'days_20', metric: 'days', target: 20, grades: all, days: 29 },
  {
    ...any,
    key: 'minutes_20',
    metric: 'minutes',
    target: 10,
    dailyMinutes: 20,
    grades: { from: 3, to: 11 },
    days: 21,
  },
]

/** Goals for a grade; a graduate has those of the last one. @param has what the school has: keys of subjects, `oge math` of exams */
export const templatesFor = (gradeIndex: number | null, has: ReadonlySet<string>): TemplateRule[] => {
  const grade = Math.max(1, gradeIndex ?? 11)
  return templateRules.filter(
    ({ grades, disciplineKey, exam }) =>
      grade >= grades.from &&
      grade <= grades.to &&
      (disciplineKey === null || has.has(exam === null ? disciplineKey : `${exam} ${disciplineKey}`)),
  )
}

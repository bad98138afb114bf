import { count, gradeLabel } from '@school/texts'
import type { ProtocolFacts } from './stage-events.ts'

export const countMinutes = (n: number | null | undefined): string =>
  count(n ?? 0, 'минута', 'минуты', 'минут')

/** «7 класс — 60 минут» for each grade. */
export const minutesWords = (grades: ProtocolFacts['minutes']): string =>
  grades
    ?.map((grade) => `${gradeLabel(grade.gradeIndex)}\u00a0— ${countMinutes(grade.minutes)}`)
    .join(', ') ?? ''

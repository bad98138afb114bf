import { rulesOf } from '@school/work-rules/server'
import type { HomeworkBody } from '../contract/managed.ts'

export const rulesBy = ({ opensAt, hardDeadlineAt, tries, solution, webinar }: HomeworkBody) =>
  rulesOf({ mode: 'homework', opensAt: webinar ? null : opensAt, closesAt: hardDeadlineAt, tries, solution })

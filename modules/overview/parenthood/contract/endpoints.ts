import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { ReportOfNow } from './report.ts'

export const getChildReport = endpoint({
  name: 'parenthood.getReport',
  method: 'GET',
  path: '/api/family/children/:childId/report',
  audience: 'user',
  reads: ['works.attempts', 'families.links', 'rewards.xp'],
  summary:
    'A week of a child in words for a parent, and the state of the child now: level, deadlines, what is late',
  params: idParams('childId'),
  query: z.object({
    /** Any day of the week; this week when absent. */
    week: z.iso.date().optional(),
  }),
  reply: ReportOfNow,
  errors: ['family_child_not_found'],
})

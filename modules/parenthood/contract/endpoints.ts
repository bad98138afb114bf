import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { ChildReport } from './report.ts'

export const getChildReport = endpoint({
  name: 'parenthood.getReport',
  method: 'GET',
  path: '/api/family/children/:childId/report',
  audience: 'user',
  tells: ['works.attempts', 'families.links'],
  summary: 'A week of a child in words for a parent: effort first, one advice, one question to ask',
  params: idParams('childId'),
  query: z.object({
    /** Any day of the week; this week when absent. */
    week: z.iso.date().optional(),
  }),
  reply: ChildReport,
  errors: ['family_child_not_found'],
})

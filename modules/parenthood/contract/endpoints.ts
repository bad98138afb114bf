import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { LetterSwitch, ReportOfNow } from './report.ts'

export const getChildReport = endpoint({
  name: 'parenthood.getReport',
  method: 'GET',
  path: '/api/family/children/:childId/report',
  audience: 'user',
  tells: ['works.attempts', 'families.links', 'rewards.xp'],
  summary:
    'A week of a child in words for a parent, and what stands at the child now: level, deadlines, what is late',
  params: idParams('childId'),
  query: z.object({
    /** Any day of the week; this week when absent. */
    week: z.iso.date().optional(),
  }),
  reply: ReportOfNow,
  errors: ['family_child_not_found'],
})

const token = z.object({ token: z.string().max(100) })

export const getLetterSwitch = endpoint({
  name: 'parenthood.getLetterSwitch',
  method: 'GET',
  path: '/api/family_letters/:token',
  audience: 'anyone',
  tells: ['families.links'],
  summary: 'Which letters the link in a letter can stop; without signing in',
  params: token,
  reply: LetterSwitch.nullable(),
})

export const switchLetters = endpoint({
  name: 'parenthood.switchLetters',
  method: 'PUT',
  path: '/api/family_letters/:token',
  audience: 'anyone',
  changes: ['families.links'],
  summary: 'Stops the letters of a kind about a child, or begins them again, by the link in one of them',
  params: token,
  body: z.object({ isOn: z.boolean() }),
  reply: LetterSwitch.nullable(),
  perMinute: 30,
})

import * as z from 'zod'
import { Profile } from '@school/accounts/contract'
import { endpoint } from '@school/kernel/contract'

export const personTypes = ['pupil', 'parent', 'agent'] as const

export const checkGrade = endpoint({
  name: 'profiles.checkGrade',
  method: 'POST',
  path: '/api/user/grade_checks',
  audience: 'pupil',
  changes: ['accounts.user'],
  summary:
    'Confirms the class for this school year, or changes it with a reason; `grade_id: null` is a graduate',
  body: z.object({
    gradeId: z.int().min(1).max(12).nullable(),
    reason: z.string().trim().max(300).default(''),
  }),
  reply: Profile,
  errors: ['grade_not_yours', 'grade_held', 'grade_of_class', 'grade_gap', 'reason_required'],
})

export const setSchoolEntryYear = endpoint({
  name: 'profiles.setSchoolEntryYear',
  method: 'POST',
  path: '/api/user/school_entry_year',
  audience: 'pupil',
  changes: ['accounts.user'],
  summary: 'The year in which the pupil came to the first grade',
  body: z.object({ schoolEntryYear: z.int().min(1900).max(2100) }),
  reply: Profile,
  errors: ['year_unfit'],
})

export const convertType = endpoint({
  name: 'profiles.convertType',
  method: 'POST',
  path: '/api/user/type_conversions',
  audience: 'user',
  changes: ['accounts.user'],
  summary: 'Makes the account another kind of person, as long as nothing was done under the present one',
  body: z.object({ toType: z.enum(personTypes) }),
  reply: Profile,
  errors: ['type_of_staff', 'type_of_class', 'type_has_work', 'type_too_young', 'type_held', 'type_gap'],
})

import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'

/** What a portal may require of its people (school-portal §5), as it is asked. */
export const requiredFields = ['birthday', 'gender', 'citizenship', 'phone', 'phoneConfirmation'] as const
export type RequiredField = (typeof requiredFields)[number]

/** What a portal may keep to the school: once said, it is changed there. */
export const lockableFields = ['name', 'birthday', 'phone'] as const
export type LockableField = (typeof lockableFields)[number]

export const ProfileRules = z.object({
  required: z.array(z.enum(requiredFields)),
  lacking: z.array(z.enum(requiredFields)),
  locked: z.array(z.enum(lockableFields)),
  /** The person says no school: the portal knows it. */
  isSchoolOmitted: z.boolean(),
})
export type ProfileRules = z.infer<typeof ProfileRules>

export const getProfileRules = endpoint({
  name: 'profiles.getRules',
  method: 'GET',
  path: '/api/user/profile_rules',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['accounts.user'],
  summary:
    'What the portal at this host requires of a profile, what of it the person has not said, and what only the school changes',
  reply: ProfileRules,
})

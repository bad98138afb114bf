import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { Code } from './code.ts'
import { ConsentKind, consentKinds } from './consent.ts'
import { Family, FoundChild, FoundParent, MadeCode, OwnFamily } from './family.ts'
import { Phone } from './phone.ts'

export const getOwnFamily = endpoint({
  name: 'families.getOwnFamily',
  method: 'GET',
  path: '/api/user/family',
  audience: 'pupil',
  reads: ['families.links', 'families.controls', 'accounts.user'],
  summary: 'The parents of a pupil, and what is asked of them',
  reply: OwnFamily,
  errors: ['not_a_pupil'],
})

export const makeChildCode = endpoint({
  name: 'families.makeChildCode',
  method: 'POST',
  path: '/api/user/family/codes',
  audience: 'pupil',
  changes: ['families.links'],
  summary: 'A code that a parent types to see this cabinet; the one before it is good no more',
  reply: MadeCode,
  errors: ['not_a_pupil', 'family_full'],
  keepsReply: false,
  perMinute: 10,
})

export const askParentByPhone = endpoint({
  name: 'families.askByPhone',
  method: 'POST',
  path: '/api/user/family/parent_phone',
  audience: 'pupil',
  changes: ['families.links'],
  summary: 'Sends an SMS with a code and a link to a parent; the reply is the same for every number',
  body: z.object({ phone: Phone }),
  reply: OwnFamily,
  errors: ['not_a_pupil', 'family_full', 'too_many_phones'],
  perMinute: 10,
})

const byCode = z.object({ code: Code })

export const findAskingChild = endpoint({
  name: 'families.findAskingChild',
  method: 'GET',
  path: '/api/users/:userId/parent_confirmations',
  audience: 'anyone',
  reads: [],
  summary: 'Who asks the owner of a phone to be a parent, for the holder of the code of the SMS',
  params: idParams('userId'),
  query: z.object({ code: z.string().max(40).default('') }),
  /** `null` for a code that is not, or is no more. */
  reply: FoundChild.nullable(),
  perMinute: 10,
})

export const confirmParent = endpoint({
  name: 'families.confirmParent',
  method: 'POST',
  path: '/api/users/:userId/parent_confirmations',
  audience: 'user',
  changes: ['families.links', 'families.consents', 'accounts.user'],
  summary: 'By the code of the SMS: the child is mine, with what is agreed to; or it is not',
  params: idParams('userId'),
  body: z.object({
    code: Code,
    isMine: z.boolean(),
    consents: z.array(ConsentKind).max(consentKinds.length).default([]),
  }),
  reply: Family,
  errors: ['family_code_unknown', 'not_a_grown_up', 'consent_required', 'family_full'],
  perMinute: 10,
})

export const findAskingParent = endpoint({
  name: 'families.findAskingParent',
  method: 'GET',
  path: '/api/users/:userId/pupil_confirmations',
  audience: 'pupil',
  reads: [],
  summary: 'Who has made this code, for the pupil who has got it',
  params: idParams('userId'),
  query: z.object({ code: z.string().max(40).default('') }),
  reply: FoundParent.nullable(),
  perMinute: 10,
})

export const confirmPupil = endpoint({
  name: 'families.confirmPupil',
  method: 'POST',
  path: '/api/users/:userId/pupil_confirmations',
  audience: 'pupil',
  changes: ['families.links', 'accounts.user'],
  summary: 'A pupil agrees that this grown-up sees the cabinet',
  params: idParams('userId'),
  body: byCode,
  reply: OwnFamily,
  errors: ['family_code_unknown', 'not_a_pupil', 'family_full'],
  perMinute: 10,
})

export const takeParentCode = endpoint({
  name: 'families.takeParentCode',
  method: 'POST',
  path: '/api/user/family/code_checks',
  audience: 'pupil',
  changes: [],
  summary: 'Who has made the code that a pupil has typed',
  body: byCode,
  reply: FoundParent.extend({ userId: z.int() }),
  errors: ['family_code_unknown', 'not_a_pupil'],
  perMinute: 10,
})

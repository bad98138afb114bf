import { Email, gradeIndexes, NewPassword } from '@school/accounts/contract'
import { endpoint, Id, idParams, TypedName } from '@school/kernel/contract'
import * as z from 'zod'
import { Code } from './code.ts'
import { Consent, ConsentKind, consentKinds } from './consent.ts'
import { ChildLogin, Family, FoundChild, Letters, MadeCode } from './family.ts'
import { says } from './ru.ts'

// A teacher may be a parent too, and users become parents here: anybody but a pupil with a grade may call (see `accessGrownUp`).

const linked = ['families.links', 'families.consents', 'accounts.user'] as const

export const getFamily = endpoint({
  name: 'families.getFamily',
  method: 'GET',
  path: '/api/family',
  audience: 'user',
  reads: ['families.links', 'families.consents', 'families.controls'],
  summary: 'The children of a grown-up, with the rights of each parent',
  reply: Family,
  errors: ['not_a_grown_up'],
})

export const checkFamilyCode = endpoint({
  name: 'families.checkCode',
  method: 'POST',
  path: '/api/family/code_checks',
  audience: 'user',
  changes: [],
  summary: 'To whom the code of a child leads: a name and an initial, a grade',
  body: z.object({ code: Code }),
  reply: FoundChild,
  errors: ['family_code_unknown', 'family_code_own', 'not_a_grown_up'],
  perMinute: 10,
})

const Consents = z.array(ConsentKind).max(consentKinds.length)

export const addChild = endpoint({
  name: 'families.addChild',
  method: 'POST',
  path: '/api/family/children',
  audience: 'user',
  changes: linked,
  summary: 'Ties the cabinet of a child by its code, with what is agreed to; repeating it changes nothing',
  body: z.object({ code: Code, consents: Consents }),
  reply: Family,
  errors: ['family_code_unknown', 'family_code_own', 'not_a_grown_up', 'consent_required', 'family_full'],
  perMinute: 10,
})

export const createChild = endpoint({
  name: 'families.createChild',
  method: 'POST',
  path: '/api/family/new_children',
  audience: 'user',
  changes: linked,
  summary: 'Opens a cabinet for a child who has none: with an address of the child, or with a login of ours',
  body: z.object({
    name: TypedName.min(2, says.noName).max(120, says.longName),
    gradeIndex: z.int().min(0).max(11),
    /** `null`: the school makes up a login. */
    email: Email.nullable(),
    password: NewPassword,
    consents: Consents,
  }),
  reply: z.object({ login: z.string(), childId: z.int() }),
  errors: [
    'login_taken',
    'not_a_grown_up',
    'consent_required',
    'family_full',
    'password_common',
    'password_personal',
    'registration_closed',
    'external_sign_in_only',
  ],
  perMinute: 10,
})
export const newChildGrades = gradeIndexes

export const makeParentCode = endpoint({
  name: 'families.makeParentCode',
  method: 'POST',
  path: '/api/family/codes',
  audience: 'user',
  changes: [],
  summary: 'A code for a child to type, and a link for the child to open; good for 72 hours and once',
  /** What is agreed to when the child has agreed. */
  body: z.object({ consents: Consents }),
  reply: MadeCode,
  errors: ['not_a_grown_up', 'consent_required', 'family_full'],
  keepsReply: false,
  perMinute: 10,
})

export const inviteSecondParent = endpoint({
  name: 'families.inviteSecondParent',
  method: 'POST',
  path: '/api/family/children/:childId/parent_codes',
  audience: 'user',
  changes: [],
  summary: 'A code by which another grown-up joins the family of this child',
  params: idParams('childId'),
  reply: MadeCode,
  errors: ['family_child_not_found', 'parent_decides', 'family_full'],
  keepsReply: false,
  perMinute: 10,
})

export const changeControls = endpoint({
  name: 'families.changeControls',
  method: 'PATCH',
  path: '/api/family/children/:childId/controls',
  audience: 'user',
  changes: ['families.controls'],
  summary: 'The gentle limit of a day, and which letters about the child come to me',
  params: idParams('childId'),
  body: z.object({
    dailyMinutes: z.int().min(10).max(240).nullable().optional(),
    letters: Letters.partial().optional(),
  }),
  reply: Family,
  errors: ['family_child_not_found', 'parent_decides'],
})

export const changeParentRights = endpoint({
  name: 'families.changeRights',
  method: 'PATCH',
  path: '/api/family/links/:linkId',
  audience: 'user',
  changes: ['families.links'],
  summary: 'Whether the other parent decides or only reads',
  params: idParams('linkId'),
  body: z.object({ decides: z.boolean() }),
  reply: Family,
  errors: ['family_link_not_found', 'parent_decides', 'last_to_decide'],
})

export const endLink = endpoint({
  name: 'families.endLink',
  method: 'DELETE',
  path: '/api/family/links/:linkId',
  audience: 'user',
  changes: ['families.links'],
  summary: 'Ends a link: by the parent, by another who decides, by a pupil of 14',
  params: idParams('linkId'),
  reply: z.null(),
  errors: ['family_link_not_found', 'link_ends_with_parent', 'parent_decides'],
})

export const listConsents = endpoint({
  name: 'families.listConsents',
  method: 'GET',
  path: '/api/family/consents',
  audience: 'user',
  reads: ['families.consents', 'families.links'],
  summary: 'Every consent for my children, those that were taken back too, the last one first',
  reply: z.array(Consent),
  errors: ['not_a_grown_up'],
})

export const changeConsent = endpoint({
  name: 'families.changeConsent',
  method: 'PUT',
  path: '/api/family/children/:childId/consents/:kind',
  audience: 'user',
  changes: ['families.consents', 'accounts.user'],
  summary: 'Gives a consent or takes it back; obeyed at once',
  params: z.object({ childId: Id, kind: ConsentKind }),
  body: z.object({ isGiven: z.boolean() }),
  reply: Family,
  errors: ['family_child_not_found', 'parent_decides', 'consent_required'],
})

const child = idParams('childId')

export const getChildLogin = endpoint({
  name: 'families.getChildLogin',
  method: 'GET',
  path: '/api/family/children/:childId/login',
  audience: 'user',
  reads: ['families.links', 'accounts.user'],
  summary: 'By what a child signs in to an account that a parent has opened, with a square for a card',
  params: child,
  reply: ChildLogin,
  errors: ['family_child_not_found', 'parent_decides', 'child_has_own_login'],
})

export const setChildPassword = endpoint({
  name: 'families.setChildPassword',
  method: 'POST',
  path: '/api/family/children/:childId/passwords',
  audience: 'user',
  changes: [],
  summary: 'Sets a password for a child without a confirmed contact, and ends the sessions of the child',
  params: child,
  body: z.object({
    user: z.object({
      /** Of the grown-up; empty for who has none. */
      currentPassword: z.string().max(200, says.longPassword).default(''),
      password: NewPassword,
    }),
  }),
  reply: z.null(),
  errors: [
    'family_child_not_found',
    'parent_decides',
    'child_has_own_login',
    'child_recovers_alone',
    'sign_in_again',
    'external_sign_in_only',
    'wrong_current_password',
    'too_many_guesses',
    'password_common',
    'password_personal',
  ],
  perMinute: 10,
})

import { Email } from '@school/accounts/contract'
import { endpoint, Id, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { AnyCode, CodePlace } from './any-code.ts'
import { InvitationSheet, TeacherInvitations } from './invitation.ts'
import { FoundInvite } from './invite.ts'

// Mutations have an empty reply: clients reload what has changed, and no code is stored with a reply.
const made = ['invitations.invitations'] as const
const acceptFacts = ['invitations.accepts'] as const

export const listInvitations = endpoint({
  name: 'invitations.list',
  method: 'GET',
  path: '/api/teacher/invitations',
  audience: 'user',
  reads: ['invitations.invitations', 'invitations.accepts', 'invitations.schoolRequests'],
  summary:
    'The classes of a teacher with their codes and who has come, colleagues who were called, and who waits for a word',
  reply: TeacherInvitations,
})

export const makeInvitation = endpoint({
  name: 'invitations.make',
  method: 'POST',
  path: '/api/teacher/invitations',
  audience: 'agent',
  changes: made,
  summary:
    'Calls the pupils of a class by a code, or a colleague by a letter; one that is good already stays',
  body: z.object({
    schoolClassId: Id.nullish(),
    email: Email.nullish(),
    autoApproves: z.boolean().default(false),
  }),
  reply: z.null(),
  errors: [
    'school_class_not_found',
    'invitation_of_nobody',
    'invitation_no_school',
    'invitation_too_many',
    'invitations_off',
  ],
})

const ofInvitation = { params: idParams('invitationId'), reply: z.null() } as const

export const changeInvitation = endpoint({
  name: 'invitations.change',
  method: 'PATCH',
  path: '/api/teacher/invitations/:invitationId',
  audience: 'agent',
  changes: made,
  summary: 'Whether a pupil with the code of a class is let in at once',
  ...ofInvitation,
  body: z.object({ autoApproves: z.boolean() }),
  errors: ['invitation_not_found', 'invitation_over'],
})

export const renewInvitation = endpoint({
  name: 'invitations.renew',
  method: 'POST',
  path: '/api/teacher/invitations/:invitationId/renewals',
  audience: 'agent',
  changes: made,
  summary: 'Another code in place of this one, which opens nothing from now on',
  ...ofInvitation,
  errors: ['invitation_not_found', 'invitations_off'],
})

export const sendInvitation = endpoint({
  name: 'invitations.send',
  method: 'POST',
  path: '/api/teacher/invitations/:invitationId/sendings',
  audience: 'agent',
  changes: made,
  summary: 'The letter to a colleague once more',
  ...ofInvitation,
  errors: ['invitation_not_found', 'invitation_over', 'invitation_too_soon', 'invitations_off'],
})

export const revokeInvitation = endpoint({
  name: 'invitations.revoke',
  method: 'DELETE',
  path: '/api/teacher/invitations/:invitationId',
  audience: 'agent',
  changes: made,
  summary: 'Takes an invitation back; who has come by it stays',
  ...ofInvitation,
  errors: ['invitation_not_found'],
})

export const decideAccept = endpoint({
  name: 'invitations.decide',
  method: 'POST',
  path: '/api/teacher/invitation_accepts/:acceptId/decisions',
  audience: 'agent',
  changes: acceptFacts,
  summary: 'Lets a pupil into the class or a colleague into the school, or does not',
  params: idParams('acceptId'),
  body: z.object({ isConfirmed: z.boolean() }),
  reply: z.null(),
  errors: ['accept_not_found', 'accept_decided', 'invite_other_class'],
})

export const getInvitationSheet = endpoint({
  name: 'invitations.getSheet',
  method: 'GET',
  path: '/api/teacher/invitations/print',
  audience: 'agent',
  reads: ['invitations.invitations', 'invitations.accepts'],
  summary: 'What is printed for a class: the code and who has not come yet; nothing when no class is named',
  query: z.object({ schoolClassId: Id.optional() }),
  reply: InvitationSheet.nullable(),
  errors: ['school_class_not_found', 'invitation_over'],
})

const byCode = { params: z.object({ inviteCode: z.string().max(40) }) } as const

export const findInvite = endpoint({
  name: 'invitations.findInvite',
  method: 'GET',
  path: '/api/invites/:inviteCode',
  audience: 'anyone',
  reads: ['invitations.invitations', 'invitations.accepts'],
  summary: 'Who invites, the school and the class; names of pupils for a pupil who may come',
  ...byCode,
  reply: FoundInvite,
  errors: ['invite_tries'],
})

export const openInvite = endpoint({
  name: 'invitations.openInvite',
  method: 'POST',
  path: '/api/invites/:inviteCode/openings',
  audience: 'anyone',
  changes: [],
  summary: 'The invitation was looked at, which its maker sees; a code that opens nothing is no matter',
  ...byCode,
  reply: z.null(),
  errors: ['invite_tries'],
})

export const checkInvite = endpoint({
  name: 'invitations.check',
  method: 'POST',
  path: '/api/invite_checks',
  audience: 'anyone',
  changes: [],
  summary:
    'Where a code leads that was typed by hand, one of a family or of an olympiad too; the same refusal whatever is wrong with it',
  body: z.object({ code: AnyCode }),
  reply: CodePlace,
  errors: ['invite_unknown', 'invite_tries'],
})

const refusedTo = [
  'invite_unknown',
  'invite_expired',
  'invite_revoked',
  'invite_used',
  'invite_own',
  'invite_wrong_person',
  'invite_refused',
  'invite_other_address',
  'invite_unproved_address',
  'invite_tries',
] as const

export const acceptInvite = endpoint({
  name: 'invitations.accept',
  method: 'POST',
  path: '/api/invites/:inviteCode/accepts',
  audience: 'user',
  changes: acceptFacts,
  summary: 'Joins the class or the school, at once or when it is confirmed; repeating it changes nothing',
  ...byCode,
  /** Who of the list the pupil is. */
  body: z.object({ placeId: Id.nullish() }),
  reply: FoundInvite,
  errors: [...refusedTo, 'invite_wrong_grade', 'invite_other_class', 'invite_place_taken', 'invitations_off'],
})

export const declineInvite = endpoint({
  name: 'invitations.decline',
  method: 'POST',
  path: '/api/invites/:inviteCode/declines',
  audience: 'user',
  changes: acceptFacts,
  summary: 'A colleague says no; the invitation is over',
  ...byCode,
  reply: FoundInvite,
  errors: [...refusedTo],
})

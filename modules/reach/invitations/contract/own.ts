import { endpoint, Id, idParams, TypedAddress, TypedCode } from '@school/kernel/contract'
import * as z from 'zod'
import { InvitationKind } from './invitation.ts'
import { Invite } from './invite.ts'
import { says } from './ru.ts'

/** An invitation to a school by a letter to the viewer’s confirmed address. */
export const OwnCall = z.object({
  code: z.string(),
  schoolName: z.string(),
  /** «Архип Савельевич». */
  inviter: z.string(),
  role: Invite.shape.role,
  /** Accepting it needs the approval of the school. */
  isApproved: z.boolean(),
  expiresAt: z.iso.datetime(),
})
export type OwnCall = z.infer<typeof OwnCall>

/** What somebody has said yes to and the school has not answered yet. */
export const OwnApplication = z.object({
  acceptId: Id,
  kind: InvitationKind,
  schoolName: z.string(),
  className: z.string().nullable(),
  inviter: z.string(),
  acceptedAt: z.iso.datetime(),
  remindedAt: z.iso.datetime().nullable(),
  can: z.object({ remind: z.boolean() }),
})
export type OwnApplication = z.infer<typeof OwnApplication>

export const OwnInvitations = z.object({
  calls: z.array(OwnCall),
  applications: z.array(OwnApplication),
})
export type OwnInvitations = z.infer<typeof OwnInvitations>

export const listOwnInvitations = endpoint({
  name: 'invitations.listOwn',
  method: 'GET',
  path: '/api/invitations/own',
  audience: 'user',
  reads: ['invitations.invitations', 'invitations.accepts'],
  summary: 'Schools that call the reader, and what they have said yes to and wait for',
  reply: OwnInvitations,
})

export const remindOfAccept = endpoint({
  name: 'invitations.remind',
  method: 'POST',
  path: '/api/invitation_accepts/:acceptId/reminders',
  audience: 'user',
  changes: ['invitations.accepts'],
  summary: 'Asks the school or the teacher once more to answer, once a day',
  params: idParams('acceptId'),
  reply: z.null(),
  errors: ['accept_not_found', 'accept_reminded'],
})

/** Whether a person with an invitation has to sign in or to sign up (school-portal §7). */
export const checkLoginRegistered = endpoint({
  name: 'invitations.checkLogin',
  method: 'GET',
  path: '/api/wk/users/login_registered_check',
  audience: 'anyone',
  reads: [],
  summary: 'Whether an address or a telephone has an account, for the holder of the code of an invitation',
  query: z.object({
    login: TypedAddress.min(3, says.noLogin).max(254),
    code: TypedCode.min(1).max(40),
  }),
  reply: z.object({ registered: z.boolean() }),
  errors: ['invite_unknown', 'invite_tries'],
})

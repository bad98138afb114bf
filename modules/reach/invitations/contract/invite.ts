import * as z from 'zod'
import { EmployeeRole } from './employees.ts'
import { InvitationKind } from './invitation.ts'

/** Why a code opens nothing. */
export const inviteFaults = ['unknown', 'expired', 'revoked', 'used'] as const
export type InviteFault = (typeof inviteFaults)[number]

/** What the viewer of an invitation may do with it. */
export const inviteStandings = [
  'guest',
  'own',
  'open',
  'waiting',
  'joined',
  'refused',
  'wrong_person',
  'wrong_grade',
  'other_class',
  'other_address',
  'unproved_address',
] as const
export type InviteStanding = (typeof inviteStandings)[number]

/** An invitation as shown for its code. */
export const Invite = z.object({
  kind: InvitationKind,
  /** As whom somebody is called to work; `null` for a class. */
  role: EmployeeRole.nullable(),
  /** «Архип Савельевич». */
  inviter: z.string(),
  schoolName: z.string(),
  className: z.string().nullable(),
  /** Accepting it needs the approval of the teacher or of the school. */
  isApproved: z.boolean(),
  /** «i•••@pochta.example»: the recipient; `null` for a code that is handed over in person. */
  sentTo: z.string().nullable(),
  /** «Пётр Г.», for a pupil who may come: who of the list has not come yet. */
  places: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Invite = z.infer<typeof Invite>

export const FoundInvite = z.object({
  state: z.enum([...inviteFaults, ...inviteStandings]),
  /** `null` when the code opens nothing. */
  invite: Invite.nullable(),
})
export type FoundInvite = z.infer<typeof FoundInvite>

import { Instant, QrCode } from '@school/kernel/contract'
import * as z from 'zod'
import { SchoolRequest } from './school-requests.ts'

/** Pupils are invited to a class by one code of the class, each colleague to the school by a separate code. */
export const invitationKinds = ['class', 'teacher'] as const
export const InvitationKind = z.enum(invitationKinds)
export type InvitationKind = z.infer<typeof InvitationKind>

export const invitationStates = [
  'created',
  'sent',
  'opened',
  'accepted',
  'declined',
  'expired',
  'revoked',
] as const
export const InvitationState = z.enum(invitationStates)
export type InvitationState = z.infer<typeof InvitationState>

/** An invitation as its maker sees it. */
export const Invitation = z.object({
  id: z.int(),
  kind: InvitationKind,
  state: InvitationState,
  /** «ABCD-2345»; `null` when it opens nothing any more, and after the school has changed its secret. */
  code: z.string().nullable(),
  /** A whole address to be sent. */
  url: z.string().nullable(),
  qr: QrCode.nullable(),
  /** To whom the letter has gone. */
  email: z.string().nullable(),
  uses: z.int(),
  mostUses: z.int(),
  /** Accepting it needs no approval. */
  autoApproves: z.boolean(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
  expiresAt: Instant,
  can: z.object({ renew: z.boolean(), send: z.boolean(), revoke: z.boolean() }),
})
export type Invitation = z.infer<typeof Invitation>

/** Has not come yet; has come by the code and waits; is in the class with an account of the own. */
export const pupilStates = ['absent', 'joined', 'confirmed'] as const
export const InvitedPupil = z.object({
  userId: z.int(),
  /** «Гринёв Пётр». */
  name: z.string(),
  state: z.enum(pupilStates),
  /** Of the application that waits. */
  acceptId: z.int().nullable(),
  /** Whom of the list the pupil has called themselves. */
  placeName: z.string().nullable(),
})
export type InvitedPupil = z.infer<typeof InvitedPupil>

export const InvitedClass = z.object({
  schoolClassId: z.int(),
  name: z.string(),
  schoolName: z.string(),
  /** The one that is good now, or was the last. */
  invitation: Invitation.nullable(),
  pupils: z.array(InvitedPupil),
})
export type InvitedClass = z.infer<typeof InvitedClass>

/** A colleague who has accepted and waits for the school’s approval. */
export const ColleagueApplication = z.object({
  acceptId: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  invitedBy: z.string(),
  acceptedAt: Instant,
})
export type ColleagueApplication = z.infer<typeof ColleagueApplication>

export const TeacherInvitations = z.object({
  classes: z.array(InvitedClass),
  /** The school for which this person acts now. */
  schoolName: z.string().nullable(),
  colleagues: z.array(Invitation),
  applications: z.array(ColleagueApplication),
  /** Teachers who ask the school to confirm them. */
  requests: z.array(SchoolRequest),
  can: z.object({ inviteColleagues: z.boolean(), approveColleagues: z.boolean() }),
})
export type TeacherInvitations = z.infer<typeof TeacherInvitations>

/** What is printed of a class. */
export const InvitationSheet = z.object({
  schoolClassId: z.int(),
  className: z.string(),
  schoolName: z.string(),
  teacher: z.string(),
  code: z.string(),
  /** Short: it is typed from paper. */
  address: z.string(),
  qr: QrCode,
  expiresAt: Instant,
  /** Of those who have not come yet. */
  names: z.array(z.string()),
})
export type InvitationSheet = z.infer<typeof InvitationSheet>

import { Grade } from '@school/accounts/contract'
import { Avatar } from '@school/users/contract'
import { Instant, QrCode } from '@school/kernel/contract'
import * as z from 'zod'
import { ConsentKind } from './consent.ts'

export const linkWays = ['child_code', 'parent_code', 'phone', 'created', 'second_parent'] as const
export const LinkWay = z.enum(linkWays)
export type LinkWay = z.infer<typeof LinkWay>

/** From this grade a pupil, who is 14, may end a link alone. */
export const ownWordGrade = 8

export const dailyMinutesChoices = [20, 30, 40, 60, 90, 120] as const

/** A grown-up as the rest of the family sees them. */
export const FamilyParent = z.object({
  linkId: z.int(),
  name: z.string(),
  isMe: z.boolean(),
  way: LinkWay,
  since: Instant,
  /** Gives consents and sets controls; otherwise only reads. */
  decides: z.boolean(),
  can: z.object({ end: z.boolean(), changeRights: z.boolean() }),
})
export type FamilyParent = z.infer<typeof FamilyParent>

export const Letters = z.object({ evening: z.boolean(), weekly: z.boolean() })
export type Letters = z.infer<typeof Letters>

export const FamilyChild = z.object({
  id: z.int(),
  linkId: z.int(),
  firstName: z.string(),
  name: z.string(),
  avatar: Avatar.nullable(),
  grade: Grade.nullable(),
  /** Small children are led by lessons: they have no plan of a day. */
  isElementaryPupil: z.boolean(),
  /** Which of my letters about this child are sent. */
  letters: Letters,
  /** `null`: no reminder. */
  dailyMinutes: z.int().nullable(),
  /** Consents that are in force. */
  consents: z.array(ConsentKind),
  /** Those of them whose text has changed since: what is new in it is not agreed to. */
  asksAnew: z.array(ConsentKind),
  parents: z.array(FamilyParent),
  can: z.object({
    decide: z.boolean(),
    /** To see the login of an account that a parent has opened. */
    seeLogin: z.boolean(),
  }),
})
export type FamilyChild = z.infer<typeof FamilyChild>

/** Everything that a grown-up has here. */
export const Family = z.object({
  children: z.array(FamilyChild),
  /** `null`: there is no address to write to; the letters wait for one. */
  email: z.string().nullable(),
})
export type Family = z.infer<typeof Family>

export const invitationKinds = ['child', 'parent', 'second', 'phone'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** A code that has just been made. It is returned once: only a digest is kept. */
export const MadeCode = z.object({ code: z.string(), expiresAt: Instant, url: z.string().nullable() })
export type MadeCode = z.infer<typeof MadeCode>

/** Whom a code leads to, before anything is agreed. */
export const FoundChild = z.object({
  /** «Маша М.» */
  name: z.string(),
  grade: Grade.nullable(),
  /** Consents that somebody has given already, to the text of now. */
  consents: z.array(ConsentKind),
  /** Whether this grown-up will decide, or only read. */
  decides: z.boolean(),
})
export type FoundChild = z.infer<typeof FoundChild>

/** How a child signs in to an account that a parent has opened. */
export const ChildLogin = z.object({
  childId: z.int(),
  firstName: z.string(),
  /** As it is typed: «varya-1881», or the address of the child. */
  login: z.string(),
  /** The page of signing in, as it is typed by hand. */
  address: z.string(),
  /** The same page with the login filled in; the password is never in it. */
  qr: QrCode,
  /** Without a confirmed contact the child cannot recover the password alone. */
  canSetPassword: z.boolean(),
})
export type ChildLogin = z.infer<typeof ChildLogin>

/** What a pupil sees of the family. */
export const OwnFamily = z.object({
  parents: z.array(FamilyParent),
  /** Of the pending code; the code itself was returned once. */
  codeExpiresAt: Instant.nullable(),
  /** «+7 ··· 67-89»: the recipient of an SMS that is not answered yet. */
  askedPhone: z.string().nullable(),
  dailyMinutes: z.int().nullable(),
  /** A pupil of 14 ends a link alone; a younger one asks the parent. */
  isOfOwnWord: z.boolean(),
  /** A pupil under 14 who has come alone: no grown-up has agreed that the data are kept. */
  asksConsent: z.boolean(),
  /** Named at sign-up or in the profile, to begin with in the form. */
  parentPhone: z.string().nullable(),
})
export type OwnFamily = z.infer<typeof OwnFamily>

/** The grown-up who has made a code, as a pupil meets them. */
export const FoundParent = z.object({ name: z.string() })

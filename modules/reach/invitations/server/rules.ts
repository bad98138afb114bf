import { type InvitationKind, type InvitationState, invitationStates } from '../contract/invitation.ts'
import type { InviteFault, InviteStanding } from '../contract/invite.ts'

const dayMs = 24 * 3600_000
export const livesMs = 30 * dayMs

/** A class with those who come and go within a year; a colleague is one. */
export const mostUsesOf: Readonly<Record<InvitationKind, number>> = { class: 60, teacher: 1 }

export interface InvitationFacts {
  readonly uses: number
  readonly mostUses: number
  readonly expiresAt: Date
  readonly sentAt: Date | null
  readonly openedAt: Date | null
  readonly declinedAt: Date | null
  readonly revokedAt: Date | null
}

/** How far an invitation has come: created → sent → opened → accepted, declined, expired or revoked. */
export function stateOf(facts: InvitationFacts, now: Date): InvitationState {
  if (facts.revokedAt) return 'revoked'
  if (facts.declinedAt) return 'declined'
  if (facts.uses >= facts.mostUses) return 'accepted'
  if (facts.expiresAt <= now) return 'expired'
  if (facts.openedAt) return 'opened'
  return facts.sentAt ? 'sent' : 'created'
}

const faults: Partial<Record<InvitationState, InviteFault>> = {
  revoked: 'revoked',
  declined: 'revoked',
  accepted: 'used',
  expired: 'expired',
}

export const openStates = invitationStates.filter((state) => faults[state] === undefined)

/** Why the invitation is closed to others; `null` while it is valid. */
export const faultOf = (facts: InvitationFacts, now: Date): InviteFault | null =>
  faults[stateOf(facts, now)] ?? null

export interface Comer {
  readonly isPupil: boolean
  readonly isParent: boolean
  readonly isGraduate: boolean
  readonly gradeIndex: number | null
}

/** Whether an invitation went to an address of this person: `unproved` while they have not shown that they read it. */
export type AddressMatch = 'own' | 'unproved' | 'other'

interface Mailbox {
  readonly email: string | null
  readonly emailConfirmedAt: Date | null
}

/** @param sentTo `null` for a code that is handed over in person */
export function matchAddress(sentTo: string | null, { email, emailConfirmedAt }: Mailbox): AddressMatch {
  if (sentTo === null) return 'own'
  if (email?.toLowerCase() !== sentTo.toLowerCase()) return 'other'
  return emailConfirmedAt === null ? 'unproved' : 'own'
}

/** «i•••@pochta.example»: enough for the owner to know it by. */
export function veiled(email: string): string {
  return `${[...email][0]}•••${email.slice(email.lastIndexOf('@'))}`
}

export interface StandingFacts {
  readonly kind: InvitationKind
  /** Of the class. */
  readonly gradeIndex: number | null
  /** `null` is a guest. */
  readonly comer: Comer | null
  readonly isMaker: boolean
  /** What has become of the application of this person. */
  readonly accept: 'waiting' | 'confirmed' | 'refused' | null
  /** Is in this class, or works in this school. */
  readonly isInside: boolean
  readonly isInOtherClass: boolean
  readonly address: AddressMatch
}

const standingsOfAddress = {
  own: 'open',
  unproved: 'unproved_address',
  other: 'other_address',
} as const

/** What somebody may do with an invitation that is good. */
export function standingOf(facts: StandingFacts): InviteStanding {
  const { kind, comer, accept } = facts
  if (!comer) return 'guest'
  if (facts.isMaker) return 'own'
  if (facts.isInside) return 'joined'
  if (accept === 'waiting' || accept === 'refused') return accept
  const isChild = comer.isPupil && !comer.isParent && !comer.isGraduate
  if (kind === 'teacher') return comer.isPupil ? 'wrong_person' : standingsOfAddress[facts.address]
  if (!isChild) return 'wrong_person'
  if (comer.gradeIndex !== facts.gradeIndex) return 'wrong_grade'
  return facts.isInOtherClass ? 'other_class' : 'open'
}

/** A person who has accepted sees that, even when the code is no longer valid. */
export const isAccepted = (standing: InviteStanding): boolean =>
  standing === 'joined' || standing === 'waiting' || standing === 'own'

const reminderMs = 24 * 3600_000

/** A reminder may be sent once a day, and not within a day of accepting. */
export const canRemind = (
  { acceptedAt, remindedAt }: { acceptedAt: Date; remindedAt: Date | null },
  now: Date,
): boolean => now.getTime() - (remindedAt ?? acceptedAt).getTime() >= reminderMs

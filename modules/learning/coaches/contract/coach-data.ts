import { Id, Instant, Version } from '@school/kernel/contract'
import { FileType } from '@school/files/contract'
import * as z from 'zod'
import { says } from './ru.ts'

export const coachLevels = ['primary', 'middle', 'oge', 'ege', 'olympiad'] as const
export const CoachLevel = z.enum(coachLevels)
export type CoachLevel = z.infer<typeof CoachLevel>

/** How a coach is paid: the specification's `coachPaymentScheme`. */
export const paymentSchemes = ['self_employed', 'entrepreneur', 'contract'] as const
export const PaymentScheme = z.enum(paymentSchemes)

export const documentKinds = ['education', 'no_record', 'other'] as const
export const DocumentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof DocumentKind>

export const coachStates = ['draft', 'on_check', 'approved', 'returned'] as const
export const CoachState = z.enum(coachStates)
export type CoachState = z.infer<typeof CoachState>

export const mostEducation = 6
export const mostSubjects = 8
export const mostDocuments = 10
export const longestCoachWords = 1500
export const longestComment = 600

const line = (text: string) => z.string().trim().min(1, text).max(160)

export const Education = z.object({
  place: line(says.noPlace),
  speciality: line(says.noSpeciality),
  /** Of finishing. */
  year: z.int(says.badYear).min(1950, says.badYear).max(2100, says.badYear),
})
export type Education = z.infer<typeof Education>

export const CoachSubject = z.object({
  disciplineId: Id,
  levels: z.array(CoachLevel).min(1, says.noLevel).max(coachLevels.length),
})
export type CoachSubject = z.infer<typeof CoachSubject>

/** As it is shown, with the name of the subject. */
export const NamedCoachSubject = CoachSubject.extend({ title: z.string() })

/** A methodist’s decision. */
export const CoachDecision = z.object({ isApproved: z.boolean(), comment: z.string(), at: Instant })

export const CoachDocument = z.object({
  id: z.int(),
  kind: DocumentKind,
  fileId: z.uuid(),
  name: z.string(),
  type: FileType,
  size: z.int(),
})
export type CoachDocument = z.infer<typeof CoachDocument>

/** What is missing before the data can be sent. */
export const gaps = ['education', 'subjects', 'documents', 'payment_scheme'] as const
export const Gap = z.enum(gaps)
export type Gap = z.infer<typeof Gap>

export const CoachData = z.object({
  state: CoachState,
  about: z.string(),
  videoUrl: z.string().nullable(),
  education: z.array(Education),
  subjects: z.array(NamedCoachSubject),
  documents: z.array(CoachDocument),
  paymentScheme: PaymentScheme.nullable(),
  /** Of what the coach says. */
  version: Version,
  sentAt: Instant.nullable(),
  /** The last decision of a methodist. */
  decision: CoachDecision.nullable(),
  gaps: z.array(Gap),
  can: z.object({ send: z.boolean(), change: z.boolean() }),
})
export type CoachData = z.infer<typeof CoachData>

/** One in the list of a methodist. */
export const CoachCard = z.object({
  coachId: z.int(),
  name: z.string(),
  state: CoachState,
  subjects: z.array(z.string()),
  isCoach: z.boolean(),
  sentAt: Instant.nullable(),
})
export type CoachCard = z.infer<typeof CoachCard>

export const CheckedCoach = CoachData.extend({
  coachId: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isCoach: z.boolean(),
  decisions: z.array(CoachDecision.extend({ by: z.string() })),
  can: z.object({ send: z.boolean(), change: z.boolean(), decide: z.boolean() }),
})
export type CheckedCoach = z.infer<typeof CheckedCoach>

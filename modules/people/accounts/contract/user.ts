import { guest, portalRoles, type Viewer } from '@school/access'
import { mostTokenLength } from '@school/captcha/contract'
import * as z from 'zod'
import { Instant, TypedAddress } from '@school/kernel/contract'
import { NewPassword } from './new-password.ts'
import { Email } from './email.ts'
import { NamePart, PersonName } from './person-name.ts'
import { Phone } from './phone.ts'
import { Portrait, miniGroupTeacherTag } from '@school/users/contract'
import { says } from './ru.ts'

export const gradeIndexes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** Children up to it are asked for the phone of a parent: mostly they are under fourteen. */
export const lastChildGrade = 8

export const Grade = z.object({ id: z.int(), index: z.int(), name: z.string() })

export const Privacy = z.object({ publicProfile: z.boolean() })

/** A user as the user himself sees it (shared-application §3). */
export const User = z.object({
  id: z.int(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  /** An address or a phone is proved; without it an agent has no heavy tools (`forProved` of endpoints). */
  contactProved: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.string(),
  fullName: z.string(),
  shortName: z.string(),
  type: z.enum(['pupil', 'agent']),
  isLoggedIn: z.boolean(),
  isPupil: z.boolean(),
  isAgent: z.boolean(),
  isCoach: z.boolean(),
  isParent: z.boolean(),
  isGraduate: z.boolean(),
  isElementaryPupil: z.boolean(),
  methodist: z.boolean(),
  /** Of a jury of an olympiad. */
  expert: z.boolean(),
  /** Who the user is on the portal now; `null` outside of any organization and for pupils. */
  portalRole: z.enum(portalRoles).nullable(),
  /** `null` for a graduate and for grown-ups. */
  grade: Grade.nullable(),
  timezone: z.string(),
  locale: z.enum(['ru', 'en', 'it']),
  tags: z.array(z.string()),
  cartItemsCount: z.int().min(0),
  /** Something new in the room of an elementary pupil. */
  hasUnseenRoomFeatures: z.boolean(),
  hasPurchasedExternshipContracts: z.boolean(),
  bonusesPageVisited: z.boolean(),
  privacy: Privacy,
  /** Instead of initials; `null` until it is put together. */
  avatar: Portrait.nullable(),
  /** Of a photograph of one's own; who else sees it says `seesPhotoSql` of school classes. */
  avatarUrl: z.string().nullable(),
  isCustomer: z.boolean(),
  isExternship: z.boolean(),
  onboardingFinished: z.boolean(),
  profileEnriched: z.boolean(),
  /** There is a text that must be accepted before anything else. */
  needAcceptCoachAgreement: z.boolean(),
  needAcceptExternshipAgreement: z.boolean(),
  /** Of the staff, without the second factor that the staff must have: nothing but the own account is open. */
  owesFactor: z.boolean(),
  /** Incremented by every change of the user’s identity or rights; also sent in the `X-Viewer-Version` header of every response. */
  rightsVersion: z.int(),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** Who signs up: the simplest honest form asks no more than the school needs to begin. */
export const signUpRoles = ['pupil', 'parent', 'teacher'] as const

export const SignUpFields = z.object({
  /** «Фамилия Имя Отчество»: split on whitespace in that order (shared-application §5). The parts may be sent separately instead. */
  name: PersonName.optional(),
  lastName: NamePart.optional(),
  firstName: NamePart.optional(),
  middleName: NamePart.optional(),
  /** By what the form was opened; the name is the specification's, and nothing of it is kept. */
  provider: z.string().max(50).nullish(),
  /** One of the two is enough; a user who signed up by phone has no address (`fakeEmail`). */
  email: Email.nullish(),
  phone: Phone.nullish(),
  password: NewPassword,
  role: z.enum(signUpRoles).default('pupil'),
  gradeIndex: z.int().min(0).max(11).nullable().default(null),
  /** Of a pupil of the first eight grades: who can agree for a child. */
  parentPhone: Phone.nullish(),
})

export const SignUp = z.object({
  /** Of the captcha; the name is the specification's. */
  recaptchaToken: z.string().max(mostTokenLength).default(''),
  // Asked together with the other fields: a form shows all that is missing at once.
  user: SignUpFields.refine(({ name, firstName }) => !!(name || firstName), {
    error: says.noName,
    path: ['name'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
  redirectUrl: z.string().max(2000).optional(),
})

export const SignIn = z.object({
  /** Of the captcha; asked only where an address has guessed too often. */
  recaptchaToken: z.string().max(mostTokenLength).optional(),
  user: z.object({
    /** An address or a phone, as it was written. */
    email: TypedAddress.min(1, says.noContact).max(254, says.longEmail),
    password: z.string().min(1, says.noPassword).max(200, says.longPassword),
  }),
  redirectUrl: z.string().max(2000).optional(),
})

/** `afterSignInPath` is where the form was sent from; `null` leaves the choice of home to the app. */
export const SignedIn = z.object({
  userId: z.int(),
  afterSignInPath: z.string().nullable(),
  /** A page of ours where more is asked for: no session is open yet. `null` when one is. */
  nextStep: z.string().nullable(),
})
export type SignedIn = z.infer<typeof SignedIn>

export const DemoAccount = z.object({
  email: z.string(),
  name: z.string(),
  title: z.string(),
  password: z.string(),
})
export type DemoAccount = z.infer<typeof DemoAccount>

/** The `Viewer` behind a user of the wire. */
export const viewerOf = (user: User | null): Viewer =>
  user === null
    ? guest
    : {
        id: user.id,
        kind: user.type,
        isElementary: user.isElementaryPupil,
        isParent: user.isParent,
        isCoach: user.isCoach,
        isMethodist: user.methodist,
        isExpert: user.expert,
        isMiniGroupTeacher: user.tags.includes(miniGroupTeacherTag),
        portalRole: user.portalRole,
        owesFactor: user.owesFactor,
        isProved: user.contactProved,
        version: user.rightsVersion,
      }

const firstGradeAge = 7
const ageWithoutGrade = 12
const grownUpYear = 2000

/** The year that a form suggests to begin with (shared-application §5). */
export function suggestedBirthYear(
  { isPupil, grade }: { isPupil: boolean; grade: { index: number } | null },
  now: Date,
): number {
  if (!isPupil) return grownUpYear
  const age = grade ? grade.index + firstGradeAge : ageWithoutGrade
  return now.getFullYear() - age
}

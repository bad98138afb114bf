import { guest, type Viewer } from '@school/access'
import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { Portrait } from './portrait.ts'
import { says } from './ru.ts'

export const gradeIndexes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

export const Grade = z.object({ id: z.int(), index: z.int(), name: z.string() })

export const Privacy = z.object({ publicProfile: z.boolean() })

/** A user as the user himself sees it (shared-application §3). */
export const User = z.object({
  id: z.int(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
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
  /** Grows with everything that changes what the user is or may; stands in `X-Viewer-Version` of every answer too. */
  rightsVersion: z.int(),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** The user with everything that only the user sees. */
export const Profile = User.extend({ birthday: z.string().nullable(), phone: z.string().nullable() })

/** What a user may change; what is absent stays as it was (shared-application §3, «Profile update payload»). */
export const ProfileUpdate = z.object({
  user: z.object({
    userInfoAttributes: z.object({ bonusesPageVisited: z.boolean().optional() }).optional(),
    /** Whether strangers see the profile and the short name. */
    privacy: Privacy.optional(),
    /** `null` brings the initials back. */
    avatar: Portrait.nullable().optional(),
  }),
})

/** Who signs up: the simplest honest form asks no more than the school needs to begin. */
export const signUpRoles = ['pupil', 'parent', 'teacher'] as const

const email = z.string().trim().min(1, says.noEmail).max(254).pipe(z.email(says.badEmail))

export const SignUp = z.object({
  user: z.object({
    /** «Фамилия Имя Отчество»: split on whitespace in that order (shared-application §5). */
    name: z.string().trim().min(2, says.noName).max(120, says.longName),
    email,
    password: z.string().min(8, says.shortPassword).max(200, says.longPassword),
    role: z.enum(signUpRoles).default('pupil'),
    gradeIndex: z.int().min(0).max(11).nullable().default(null),
  }),
  redirectUrl: z.string().max(2000).optional(),
})

export const SignIn = z.object({
  user: z.object({
    email: z.string().trim().min(1, says.noEmail).max(254),
    password: z.string().min(1, says.noPassword).max(200),
  }),
  redirectUrl: z.string().max(2000).optional(),
})

/** `afterSignInPath` is where the form was sent from; `null` leaves the choice of home to the app. */
export const SignedIn = z.object({ userId: z.int(), afterSignInPath: z.string().nullable() })

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
        portalRole: null,
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

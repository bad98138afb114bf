import * as z from 'zod'
import { Instant, TypedLine, TypedName, Version } from '@school/kernel/contract'
import { Portrait } from '@school/users/contract'
import { ru } from './ru-profile.ts'
import { Privacy, User } from './user.ts'

// Everything a person may say about themselves (shared-application §3). Data of higher modules is added by `userPart`.

export const longestAbout = 2000
export const longestCaption = 120
export const mostSocialLinks = 5

/** Empty when it is not said. */
const line = (length: number) => z.string().max(length)
const year = z.int().min(1900).max(2100)
const id = z.int().min(1).max(2_147_483_647)

export const Address = z.object({
  building: line(20),
  cityId: z.int().nullable(),
  cityName: line(120),
  countryId: z.int(),
  countryName: line(120),
  house: line(20),
  index: line(10),
  regionId: z.int().nullable(),
  regionName: line(120),
  room: line(20),
  street: line(160),
})
export type Address = z.infer<typeof Address>

export const ProfileSchool = z.object({
  /** `null` of a school that is not in the directory. */
  id: z.int().nullable(),
  name: z.string(),
  address: z.string(),
  cityId: z.int().nullable(),
  cityName: z.string(),
})
export type ProfileSchool = z.infer<typeof ProfileSchool>

export const UserInfo = z.object({
  about: line(longestAbout),
  caption: line(longestCaption),
  skype: line(64),
  attestationFormatId: z.int().nullable(),
  bonusesPageVisited: z.boolean(),
  educationFormId: z.int().nullable(),
  lastCertificationDate: z.iso.date().nullable(),
  parentPhone: line(20),
  parentSmsRequired: z.boolean(),
  schoolEntryYear: z.int().nullable(),
  startTeachingYear: z.int().nullable(),
})
export type UserInfo = z.infer<typeof UserInfo>

export const SocialLink = z.object({ url: z.string() })

export const Mailings = z.object({
  subscriptionEvents: z.boolean(),
  subscriptionExternal: z.boolean(),
  subscriptionExternship: z.boolean(),
  subscriptionMaterials: z.boolean(),
  subscriptionMedia: z.boolean(),
  subscriptionNews: z.boolean(),
  subscriptionPromos: z.boolean(),
  subscriptionReminders: z.boolean(),
  subscriptionTeachers: z.boolean(),
})
export type Mailings = z.infer<typeof Mailings>

/** As documents of a school have it. */
export const genders = ['female', 'male'] as const

/** The user with everything that only the user sees. */
export const Profile = User.extend({
  /** Of what is typed in it. */
  version: Version,
  birthday: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  /** A country of `countryIds`. */
  citizenshipId: z.int().nullable(),
  phone: z.string().nullable(),
  phoneConfirmed: z.boolean(),
  parentPhone: z.string(),
  parentPhoneConfirmed: z.boolean(),
  unconfirmedEmail: z.string().nullable(),
  /** What a person without an address signs in by, made up by us; `null` with an address. */
  login: z.string().nullable(),
  /** Made up by us for somebody without one; shown as none. */
  fakeEmail: z.boolean(),
  fakeUser: z.boolean(),
  graduate: z.boolean(),
  isGraduated: z.boolean(),
  isExternshipCoach: z.boolean(),
  isMiniGroupTeacher: z.boolean(),
  isExternshipProlongation: z.boolean(),
  externshipUser: z.boolean(),
  /** The class was said or confirmed since the first of September. */
  gradeChecked: z.boolean(),
  schoolEntryYear: z.int().nullable(),
  startTeachingYear: z.int().nullable(),
  lastCertificationDate: z.string().nullable(),
  school: ProfileSchool.nullable(),
  schoolId: z.int().nullable(),
  disciplineIds: z.array(z.int()),
  disciplines: z.array(z.object({ id: z.int(), title: z.string() })),
  agentProfessionIds: z.array(z.int()),
  profession: z.string(),
  skype: z.string(),
  /** `null` when it can be changed now. */
  avatarCanBeChangedAt: Instant.nullable(),
  avatarChangesGapInDays: z.int(),
  personalDataCanBeChangedAt: Instant.nullable(),
  personalDataChangesGapInDays: z.int(),
  bannerTimesLeftToShow: z.int(),
  bonusAmount: z.int(),
  cartTemplateId: z.int().nullable(),
  coachPaymentScheme: z.string().nullable(),
  communicationSubscriptions: Mailings,
  subscriptions: Mailings,
  subscribed: z.boolean(),
  hasAccessToAttestationSheets: z.boolean(),
  hasAccessToMultiDaysStreaks: z.boolean(),
  hasActivePurchases: z.boolean(),
  hasApplicationToken: z.boolean(),
  hasBookmarks: z.boolean(),
  hasExternshipAttestationAccess: z.boolean(),
  recentRegistration: z.boolean(),
  socialNets: z.array(z.string()),
  socialLinks: z.array(SocialLink),
  userInfoAttributes: UserInfo,
  address: Address,
})
export type Profile = z.infer<typeof Profile>

const text = (length: number) => z.string().trim().max(length, ru.tooLong(length)).nullable().optional()
const oneLine = (length: number) => TypedLine.max(length, ru.tooLong(length)).nullable().optional()
const name = TypedName.max(60, ru.tooLong(60)).nullable().optional()
/** A number that may be taken back; an empty text is what a form without one sends. */
const number = (of: z.ZodInt) => z.union([of, z.literal('').transform(() => null), z.null()]).optional()
const day = z.union([z.iso.date(ru.badDate), z.literal('').transform(() => null), z.null()]).optional()

export const AddressAttributes = z.object({
  building: oneLine(20),
  cityId: number(id),
  cityName: oneLine(120),
  wkCountryId: number(id),
  wkRegionId: number(id),
  wkCity: oneLine(120),
  countryId: number(id),
  house: oneLine(20),
  index: oneLine(10),
  regionId: number(id),
  room: oneLine(20),
  street: oneLine(160),
})

export const SchoolAttributes = z.object({
  /** Of the directory; without it the name is what the person calls a school that is not there. */
  id: number(id),
  name: oneLine(160),
  addressAttributes: z.object({ cityId: number(id), countryId: number(id), regionId: number(id) }).optional(),
})

export const UserInfoAttributes = z.object({
  about: text(longestAbout),
  caption: oneLine(longestCaption),
  skype: oneLine(64),
  attestationFormatId: number(id),
  bonusesPageVisited: z.boolean().optional(),
  educationFormId: number(id),
  lastCertificationDate: day,
  parentPhone: oneLine(40),
  parentSmsRequired: z.boolean().optional(),
  schoolEntryYear: number(year),
  startTeachingYear: number(year),
})

const ids = z.array(id).max(40).optional()

/** What a user may change; what is absent stays as it was, what is empty is taken back (shared-application §3, «Profile update payload»). */
export const ProfileUpdate = z.object({
  user: z.object({
    firstName: name,
    lastName: name,
    middleName: name,
    birthday: day,
    gender: z.union([z.enum(genders), z.literal('').transform(() => null), z.null()]).optional(),
    citizenshipId: number(z.int().min(1).max(9)),
    gradeId: number(z.int().min(1).max(12)),
    phone: oneLine(40),
    parentPhone: oneLine(40),
    skype: oneLine(64),
    profession: oneLine(120),
    fakeUser: z.boolean().optional(),
    isCustomer: z.boolean().optional(),
    disciplineIds: ids,
    agentProfessionIds: ids,
    wkCountryId: number(id),
    wkRegionId: number(id),
    wkCity: oneLine(120),
    profileTunePopup: z.union([z.boolean(), z.string().max(40)]).optional(),
    addressAttributes: AddressAttributes.optional(),
    schoolAttributes: SchoolAttributes.nullable().optional(),
    socialLinksAttributes: z
      .array(z.object({ url: z.string().trim().max(300) }))
      .max(mostSocialLinks, ru.manyLinks(mostSocialLinks))
      .optional(),
    userInfoAttributes: UserInfoAttributes.optional(),
    /** Whether strangers see the profile and the short name. */
    privacy: Privacy.optional(),
    /** `null` restores the initials. */
    avatar: Portrait.nullable().optional(),
  }),
  version: Version.optional(),
})
export type ProfileUpdate = z.output<typeof ProfileUpdate>

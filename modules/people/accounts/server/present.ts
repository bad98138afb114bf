import type { Ctx } from '@school/kernel/server'
import type * as z from 'zod'
import { isPromotion, type Mailing, miniGroupTeacherTag } from '@school/users/contract'
import type { Address, Mailings, Profile } from '../contract/profile.ts'
import { type User } from '../contract/user.ts'
import { agreementsOf } from './agreement-rules.ts'
import { fullName, shortName } from '@school/names/server'
import { gradeOf, photoAddress } from './rules.ts'
import {
  type Account,
  accountOf,
  isChildAccount,
  isContactProved,
  isFakeEmail,
  shownLogin,
} from '@school/users/server'
import { userPart } from './user-part.ts'

export const presentUser = (u: Account): User => ({
  id: u.id,
  // Generated addresses are not shown.
  email: isFakeEmail(u.email) ? null : u.email,
  emailConfirmed: u.emailConfirmedAt !== null,
  contactProved: isContactProved(u),
  firstName: u.firstName,
  lastName: u.lastName,
  middleName: u.middleName,
  fullName: fullName(u),
  shortName: shortName(u),
  type: u.type,
  isLoggedIn: true,
  isPupil: u.type === 'pupil',
  isAgent: u.type === 'agent' || u.isCoach,
  isCoach: u.isCoach,
  isParent: u.isParent,
  isGraduate: u.isGraduate,
  isElementaryPupil: u.isElementaryPupil,
  methodist: u.isMethodist,
  expert: u.isExpert,
  portalRole: u.portalRole,
  grade: gradeOf(u.gradeIndex),
  timezone: u.timezone,
  locale: u.locale,
  tags: u.tags,
  // Defaults; the modules of carts, of the elementary pupil’s room and of contracts fill these in.
  cartItemsCount: 0,
  hasUnseenRoomFeatures: false,
  hasPurchasedExternshipContracts: false,
  bonusesPageVisited: u.bonusesPageVisited,
  privacy: { publicProfile: u.publicProfile },
  avatar: u.avatar,
  avatarUrl: photoAddress(u),
  isCustomer: u.isCustomer,
  isExternship: u.tags.includes('externat'),
  onboardingFinished: u.onboardingFinishedAt !== null,
  profileEnriched: u.isProfileEnriched,
  ...agreementsOf(u),
  owesFactor: u.owesFactor,
  rightsVersion: u.rightsVersion,
  createdAt: u.createdAt.toISOString(),
})

/** The person behind a request as they see themselves; `null` for a guest. */
export const userOf = (ctx: Pick<Ctx, 'account'>): User | null =>
  ctx.account === null ? null : presentUser(accountOf(ctx))

const mailingsOf = (account: Account): Mailings => {
  const isChild = isChildAccount(account)
  const asked = (mailing: Mailing) =>
    !account.mutedMailings.includes(mailing) && !(isChild && isPromotion(mailing))
  return {
    subscriptionEvents: asked('events'),
    subscriptionExternal: asked('external'),
    subscriptionExternship: asked('externship'),
    subscriptionMaterials: asked('materials'),
    subscriptionMedia: asked('media'),
    subscriptionNews: asked('news'),
    subscriptionPromos: asked('promos'),
    subscriptionReminders: asked('reminders'),
    subscriptionTeachers: asked('teachers'),
  }
}

const monthMs = 30 * 24 * 3600_000

const nowhere: Address = {
  building: '',
  cityId: null,
  cityName: '',
  countryId: 1,
  countryName: '',
  house: '',
  index: '',
  regionId: null,
  regionName: '',
  room: '',
  street: '',
}

/** Everything that only the user sees. Fields of higher modules are empty until their `userPart` fills them. */
const coreProfile = (u: Account, now: Date): z.input<typeof Profile> => ({
  ...presentUser(u),
  version: u.profileVersion,
  birthday: u.birthday,
  gender: null,
  citizenshipId: null,
  phone: u.phone,
  phoneConfirmed: u.phoneConfirmedAt !== null,
  parentPhone: u.parentPhone ?? '',
  parentPhoneConfirmed: false,
  unconfirmedEmail: u.unconfirmedEmail,
  login: u.email !== null && isFakeEmail(u.email) ? shownLogin(u.email) : null,
  fakeEmail: isFakeEmail(u.email) || (u.email === null && (u.phone !== null || u.isAutoRegistered)),
  fakeUser: false,
  graduate: u.isGraduate,
  isGraduated: u.isGraduate,
  isExternshipCoach: u.tags.includes('externship_coach'),
  isMiniGroupTeacher: u.tags.includes(miniGroupTeacherTag),
  isExternshipProlongation: u.tags.includes('manual_prolongation_22/23'),
  externshipUser: u.tags.includes('externat'),
  gradeChecked: false,
  schoolEntryYear: null,
  startTeachingYear: null,
  lastCertificationDate: null,
  school: null,
  schoolId: null,
  disciplineIds: [],
  disciplines: [],
  agentProfessionIds: [],
  profession: '',
  skype: '',
  avatarCanBeChangedAt: null,
  avatarChangesGapInDays: 0,
  personalDataCanBeChangedAt: null,
  personalDataChangesGapInDays: 0,
  bannerTimesLeftToShow: 0,
  bonusAmount: 0,
  cartTemplateId: null,
  coachPaymentScheme: null,
  communicationSubscriptions: mailingsOf(u),
  subscriptions: mailingsOf(u),
  subscribed: !u.mutedMailings.includes('news'),
  hasAccessToAttestationSheets: false,
  hasAccessToMultiDaysStreaks: false,
  hasActivePurchases: false,
  hasApplicationToken: false,
  hasBookmarks: false,
  hasExternshipAttestationAccess: false,
  recentRegistration: now.getTime() - u.createdAt.getTime() < monthMs,
  socialNets: [],
  socialLinks: [],
  userInfoAttributes: {
    about: '',
    caption: '',
    skype: '',
    attestationFormatId: null,
    bonusesPageVisited: u.bonusesPageVisited,
    educationFormId: null,
    lastCertificationDate: null,
    parentPhone: u.parentPhone ?? '',
    parentSmsRequired: false,
    schoolEntryYear: null,
    startTeachingYear: null,
  },
  address: nowhere,
})

export async function presentProfile(ctx: Ctx, account: Account): Promise<z.input<typeof Profile>> {
  const parts = await Promise.all(ctx.extensions(userPart).map(({ read }) => read(ctx, account)))
  const profile = Object.assign(coreProfile(account, ctx.now), ...parts) as z.input<typeof Profile>
  return { ...profile, fakeUser: profile.fakeEmail && !profile.phoneConfirmed }
}

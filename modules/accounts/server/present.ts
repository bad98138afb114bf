import type { Ctx } from '@school/kernel/server'
import type { User } from '../contract/user.ts'
import { fullName, shortName } from './names.ts'
import { gradeOf } from './rules.ts'
import type { Account } from './sessions.ts'

/** The row that came with the session; every audience but `anyone` and `guest` guarantees it. */
export const accountOf = (ctx: Ctx): Account => ctx.account as Account

export const presentUser = (u: Account): User => ({
  id: u.id,
  email: u.email,
  emailConfirmed: u.emailConfirmedAt !== null,
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
  grade: gradeOf(u.gradeIndex),
  timezone: u.timezone,
  locale: u.locale,
  tags: u.tags,
  // No cart, no room and no contracts yet: the rooms that bring them fill these in.
  cartItemsCount: 0,
  hasUnseenRoomFeatures: false,
  hasPurchasedExternshipContracts: false,
  bonusesPageVisited: u.bonusesPageVisited,
  privacy: { publicProfile: u.publicProfile },
  avatar: u.avatar,
  rightsVersion: u.rightsVersion,
  createdAt: u.createdAt.toISOString(),
})

/** The person behind a request as they see themselves; `null` for a guest. */
export const userOf = (ctx: Ctx): User | null => (ctx.account === null ? null : presentUser(accountOf(ctx)))

export const presentProfile = (u: Account) => ({ ...presentUser(u), birthday: u.birthday, phone: u.phone })

import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'

/** The page of the family: a teacher who is no parent yet has one in the teacher's cabinet. */
export const familyAt = (user: User | null): string =>
  link(user?.isAgent && !user.isParent ? site.user.teacherFamily : site.user.family)

import type { JobContext } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import { type UserRow, users } from '../tables.ts'
import { goneName } from './ru.ts'

/** An erased row of a person; the grade stays, because statistics of results are by grade. */
const erased: Partial<UserRow> = {
  email: null,
  emailConfirmedAt: null,
  unconfirmedEmail: null,
  passwordHash: null,
  phone: null,
  phoneConfirmedAt: null,
  parentPhone: null,
  birthday: null,
  firstName: goneName,
  lastName: '',
  middleName: '',
  avatar: null,
  photoId: null,
  tags: [],
  isParent: false,
  isCoach: false,
  isMethodist: false,
  isExpert: false,
  portalRole: null,
  secondFactorSince: null,
  coachAgreement: null,
  externshipAgreement: null,
  mutedMailings: [],
  publicProfile: false,
  isAutoRegistered: false,
  timezone: 'Europe/Moscow',
  locale: 'ru',
}

/** Empties the row of a person: it stays, because results and papers of the school refer to it. */
export async function emptyUser({ db, now }: Pick<JobContext, 'db' | 'now'>, id: number): Promise<void> {
  await db
    .update(users)
    .set({ ...erased, leavingAt: now, erasedAt: now })
    .where(eq(users.id, id))
}

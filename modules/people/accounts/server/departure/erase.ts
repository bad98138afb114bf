import type { JobContext, WalkingJob } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import { type Forgotten, personPart } from '../person-part.ts'
import { lockUser } from '../queries.ts'
import { type UserRow, users } from '../tables.ts'
import { goneName } from './ru.ts'
import { guestsBefore, leftBefore } from './rules.ts'

/** An auto-registered visitor who cannot come back: no live session, no way to sign in, and no module holds the account. */
const guestSql = (ctx: JobContext): string =>
  [
    'u.is_auto_registered and u.email is null and u.phone is null and u.password_hash is null and u.created_at < $2',
    'not exists (select from sessions s where s.user_id = u.id and s.expires_at > $3)',
    ...ctx.extensions(personPart).flatMap(({ holdsGuest }) => (holdsGuest ? [`not (${holdsGuest})`] : [])),
  ].join(' and ')

const dueSql = (ctx: JobContext): string =>
  `u.erased_at is null and ((u.leaving_at is not null and u.leaving_at <= $1) or (u.leaving_at is null and ${guestSql(ctx)}))`

const instants = ({ now }: JobContext, guestMonths: number) => [
  leftBefore(now),
  guestsBefore(now, guestMonths),
  now,
]

async function findDue(ctx: JobContext, id: number, guestMonths: number): Promise<Forgotten | undefined> {
  const { rows } = await ctx.sql.query<Forgotten>({
    text: `select u.id, u.email, u.phone from users u where u.id = $4 and ${dueSql(ctx)}`,
    values: [...instants(ctx, guestMonths), id],
  })
  return rows[0]
}

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

/** Applies the erasure rules that each module has declared; the row in `users` stays, without personal data. */
async function erase(ctx: JobContext, person: Forgotten): Promise<void> {
  const parts = ctx.extensions(personPart)
  for (const { before } of parts) await before?.(ctx, person)
  // From higher to lower modules: rows of a higher module refer to those of a lower one.
  for (const { deletions } of parts.toReversed())
    for (const { sql } of deletions) if (sql) await ctx.sql.query({ text: sql, values: [person.id] })
  await ctx.db
    .update(users)
    .set({ ...erased, leavingAt: ctx.now, erasedAt: ctx.now })
    .where(eq(users.id, person.id))
  ctx.security('user_updated', { reason: 'erased', subjectIds: [person.id] })
}

/** @param guestMonths how long somebody without a way to come back is kept */
export const eraseLeft = (guestMonths: number): WalkingJob => ({
  name: 'erase-left',
  schedule: '40 3 * * *',
  summary: 'Erases those who left thirty days ago, and passers-by who have not come for a year',
  list: async (ctx, { after, except }) => {
    const { rows } = await ctx.sql.query<{ id: number }>({
      text: `select u.id from users u where ${dueSql(ctx)} and u.id > $4 and u.id <> all($5::int[]) order by u.id limit 100`,
      values: [...instants(ctx, guestMonths), after ?? 0, except],
    })
    return rows.map(({ id }) => id)
  },
  each: async (ctx, ids) => {
    for (const id of ids) {
      await lockUser(ctx.sql, id)
      const person = await findDue(ctx, id, guestMonths)
      if (person) await erase(ctx, person)
    }
  },
})

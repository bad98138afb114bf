import { inSavepoint } from '@school/db'
import { faultOf } from '@school/kernel/fault'
import type { Ctx } from '@school/kernel/server'
import { and, eq } from 'drizzle-orm'
import { users } from './tables.ts'

type NewUser = typeof users.$inferInsert

/** @returns the id; `null` when the contact is one that another user holds */
export async function addUser({ db }: Pick<Ctx, 'db'>, values: NewUser): Promise<number | null> {
  const [user] = await db.insert(users).values(values).onConflictDoNothing().returning({ id: users.id })
  return user?.id ?? null
}

/** Somebody who has begun without signing up gets a name and contacts. @returns the id; `null` when another user holds the contact */
export async function nameGuest(ctx: Ctx, id: number, values: NewUser): Promise<number | null> {
  try {
    return await inSavepoint(ctx, async () => {
      const [user] = await ctx.db
        .update(users)
        .set({ ...values, isAutoRegistered: false })
        .where(and(eq(users.id, id), eq(users.isAutoRegistered, true)))
        .returning({ id: users.id })
      return user?.id ?? null
    })
  } catch (error) {
    if (isTaken(error)) return null
    throw error
  }
}

const isTaken = (error: unknown): boolean => faultOf(error).code === '23505'

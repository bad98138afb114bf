import type { Db } from '@school/db'
import { eq } from 'drizzle-orm'
import { users } from './tables.ts'

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row
}

export async function findUser(db: Db, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

import { changeUser } from '@school/users/server'
import type { Unit } from '@school/db'
import type { FileStore } from '@school/files/server'
import { keepPhoto } from './actions.ts'
import { keepable, squaresOf } from './squares.ts'

/** Gives a person a photograph that was put there in the past. */
export async function seedPhoto(
  unit: Unit,
  store: FileStore,
  { id, userId, picture, createdAt }: { id: string; userId: number; picture: Buffer; createdAt: Date },
): Promise<void> {
  const squares = await squaresOf(picture)
  if (!squares) throw new Error('a demo picture can’t be read')
  const received = await keepable(store, squares)
  const photoId = await keepPhoto(unit, userId, received, { id, now: createdAt })
  await changeUser(unit, userId, { photoId })
  for (const square of received) await square.discard()
}

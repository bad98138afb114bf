import { randomUUID } from 'node:crypto'
import { type Account, accountOf, changeUser, lockUser } from '@school/users/server'
import type { Unit } from '@school/db'
import { isPhotoForbidden } from '@school/families/server'
import { keepMade, type Received } from '@school/files/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { photoErrors } from '../../contract/errors.ts'
import { photoTypes } from '../../contract/photo.ts'
import { keep } from '../change.ts'
import { findProfile } from '../queries.ts'
import { canBeChangedAt, photoGapDays } from '../rules.ts'
import { insertPhoto } from './queries.ts'
import type { ReceivedPhoto } from './squares.ts'

export const refuse = refusals(photoErrors)

/** @throws avatar_absent, avatar_not_picture, avatar_broken */
function squaresIn({ size, content, squares }: ReceivedPhoto): readonly Received[] {
  if (size === 0) throw refuse('avatar_absent')
  if (!photoTypes.some((type) => type === content)) throw refuse('avatar_not_picture')
  if (!squares) throw refuse('avatar_broken')
  return squares
}

/** Lays a photograph down; it is its person's when `users.photo_id` says so. */
export async function keepPhoto(
  unit: Pick<Unit, 'sql'>,
  userId: number,
  squares: readonly Received[],
  { id = randomUUID(), now }: { id?: string; now: Date },
): Promise<string> {
  const fileIds = squares.map(() => randomUUID())
  for (const [index, square] of squares.entries())
    await keepMade(unit, square, { id: fileIds[index]!, ownerId: userId, name: 'photo.webp', createdAt: now })
  await insertPhoto(unit.sql, {
    id,
    userId,
    smallFileId: fileIds[0]!,
    largeFileId: fileIds[1]!,
    createdAt: now,
  })
  return id
}

/** @throws avatar_absent, avatar_not_picture, avatar_broken, avatar_forbidden, avatar_gap */
export async function putPhoto(ctx: Ctx, received: ReceivedPhoto): Promise<Account> {
  const squares = squaresIn(received)
  const { id } = accountOf(ctx)
  // A consent that is being taken back is waited for.
  await lockUser(ctx.sql, id)
  if (await isPhotoForbidden(ctx.sql, id)) throw refuse('avatar_forbidden')
  const { photoId } = await changeUser(ctx, id, {})
  const { photoChangedAt = null } = (await findProfile(ctx.sql, id)) ?? {}
  if (canBeChangedAt(photoChangedAt, photoGapDays, ctx.now)) throw refuse('avatar_gap')
  // A change of the first photograph is free, so that a mistake can be corrected at once.
  const isFirst = photoId === null && photoChangedAt === null
  if (!isFirst) await keep(ctx, id, { photoChangedAt: ctx.now })
  return changeUser(ctx, id, { photoId: await keepPhoto(ctx, id, squares, { now: ctx.now }) })
}

/** Taking it away is always free; what comes after it is another photograph. */
export async function removePhoto(ctx: Ctx): Promise<Account> {
  const { id } = accountOf(ctx)
  await lockUser(ctx.sql, id)
  const account = await changeUser(ctx, id, {})
  if (account.photoId === null) return account
  const known = await findProfile(ctx.sql, id)
  await keep(ctx, id, { photoChangedAt: known?.photoChangedAt ?? new Date(0) })
  return changeUser(ctx, id, { photoId: null })
}

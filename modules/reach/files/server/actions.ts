import { lockUser } from '@school/users/server'
import type { Unit } from '@school/db'
import { type Ctx, refusals } from '@school/kernel/server'
import { fileErrors } from '../contract/errors.ts'
import type { StoredFile } from '../contract/stored-file.ts'
import { countLoose, findFile, insertFile, markAttached } from './queries.ts'
import { agreedName } from './names.ts'
import type { Received } from './store.ts'

const refuse = refusals(fileErrors)

/** Several answers may be under way at once; more than that is somebody who fills the disk. */
const mostLoose = 40

/** Keeps a received file. @throws file_empty, file_type_unknown, file_macros, file_name_differs, too_many_files; file_not_found for somebody's id */
export async function keepFile(ctx: Ctx, id: string, name: string, file: Received): Promise<StoredFile> {
  const known = await findFile(ctx.sql, id)
  if (known && known.ownerId !== ctx.viewer.id) throw refuse('file_not_found')
  if (known) return known
  const { size, content: type } = file
  if (size === 0) throw refuse('file_empty')
  if (type === null) throw refuse('file_type_unknown')
  if (type === 'macros') throw refuse('file_macros')
  const agreed = agreedName(name, type, file.declaredType)
  if (agreed === null) throw refuse('file_name_differs')
  await lockUser(ctx.sql, ctx.viewer.id)
  if ((await countLoose(ctx.sql, ctx.viewer.id)) >= mostLoose) throw refuse('too_many_files')
  const stored = { id, name: agreed, type, size }
  const isFirst = await insertFile(ctx.sql, ctx.viewer.id, stored, ctx.now)
  if (!isFirst) return keepFile(ctx, id, name, file)
  await file.keep(id)
  return stored
}

/** Keeps a file that is a part of something from its first moment, as what the school has made of what was sent. */
export async function keepMade(
  { sql }: Pick<Unit, 'sql'>,
  received: Pick<Received, 'content' | 'size' | 'keep'>,
  { id, ownerId, name, createdAt }: { id: string; ownerId: number; name: string; createdAt: Date },
): Promise<void> {
  const { content: type, size } = received
  if (type === null || type === 'macros') throw new Error(`${name} is of no type that is kept`)
  await insertFile(sql, ownerId, { id, name, type, size }, createdAt)
  await markAttached(sql, ownerId, [id], createdAt)
  await received.keep(id)
}

/** Releases files that are no longer needed: the job removes them within the hour. */
export async function releaseFiles({ sql }: Pick<Unit, 'sql'>, ids: readonly string[]): Promise<void> {
  await sql.query({
    name: 'release_files',
    text: 'update files set owner_id = null where id = any($1::uuid[])',
    values: [ids],
  })
}

/**
 * Makes a person's files a part of an answer.
 * @returns them in the same order, as they were kept; `null` when one of them is not there
 */
export async function attachFiles(
  unit: Unit,
  ownerId: number,
  ids: readonly string[],
  now: Date,
): Promise<StoredFile[] | null> {
  if (ids.length === 0) return []
  const kept = new Map((await markAttached(unit.sql, ownerId, ids, now)).map((file) => [file.id, file]))
  const files = ids.flatMap((id) => kept.get(id) ?? [])
  return files.length === ids.length ? files : null
}

import type { Ctx } from '@school/kernel/server'
import type { ListImport } from '../../contract/accesses.ts'
import { refuse } from '../monitoring/access.ts'
import { accessDoors, accessNames } from './access.ts'
import { matchListed, readListed } from './list-rules.ts'
import { addListed, deleteListed, listListable } from './pupil-queries.ts'

/** Looks at a list, or puts its pupils into that of the stage. Nobody is added while a row finds nobody. @throws what `accessDoors` throws, names_closed, list_empty */
export async function importListed(
  ctx: Ctx,
  stageId: number,
  { text, isConfirmed }: { text: string; isConfirmed: boolean },
): Promise<ListImport> {
  await accessNames(ctx, stageId)
  const { place } = await accessDoors(ctx, stageId)
  const rows = readListed(text)
  if (rows.length === 0) throw refuse('list_empty')
  const { found, faults } = matchListed(
    rows,
    await listListable(ctx.sql, { stageId, schoolIds: place.schoolIds }),
  )
  const fresh = found.filter(({ pupil }) => !pupil.isListed).map(({ pupil }) => pupil.userId)
  const isDone = isConfirmed && faults.length === 0
  if (isDone && fresh.length > 0) {
    await addListed(ctx.sql, { stageId, addedBy: ctx.viewer.id, now: ctx.now }, fresh)
    ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: fresh })
  }
  return {
    pupils: found.map(({ row, pupil }) => ({
      row,
      name: pupil.name,
      className: pupil.className,
      isKnown: pupil.isListed,
    })),
    faults,
    added: fresh.length,
    isDone,
  }
}

/** @throws what `accessDoors` throws, listed_pupil_not_found */
export async function unlistPupil(ctx: Ctx, stageId: number, userId: number): Promise<void> {
  const { place } = await accessDoors(ctx, stageId)
  if (!(await deleteListed(ctx.sql, { stageId, schoolIds: place.schoolIds }, userId)))
    throw refuse('listed_pupil_not_found')
  ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [userId] })
}

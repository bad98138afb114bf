import type { Ctx } from '@school/kernel/server'
import type { PersonColumn } from '@school/kernel/tabular'
import type { ListImport } from '../../contract/accesses.ts'
import { refuse } from '../refuse.ts'
import { accessOpenable, accessNames } from './access.ts'
import { leftOf, matchListed, readListed } from './list-rules.ts'
import { addListed, deleteListed, listListable } from './pupil-queries.ts'

/**
 * Previews a list, or adds its pupils to that of the stage. Rows that match no pupil are reported for correction.
 * @throws what `accessOpenable` throws, names_closed, list_empty
 */
export async function importListed(
  ctx: Ctx,
  stageId: number,
  {
    text,
    isConfirmed,
    columns = null,
  }: { text: string; isConfirmed: boolean; columns?: readonly (PersonColumn | null)[] | null | undefined },
): Promise<ListImport> {
  await accessNames(ctx, stageId)
  const { place } = await accessOpenable(ctx, stageId)
  const read = readListed(text, columns)
  if (read.people.length === 0 && read.faults.length === 0) throw refuse('list_empty')
  const { found, faults } = matchListed(
    read,
    await listListable(ctx.sql, { stageId, schoolIds: place.schoolIds }),
  )
  const fresh = found.filter(({ pupil }) => !pupil.isListed).map(({ pupil }) => pupil.userId)
  const isDone = isConfirmed && found.length > 0
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
    columns: read.columns,
    passed: read.passed,
    left: leftOf(text, read.heads, faults),
    added: fresh.length,
    isDone,
  }
}

/** @throws what `accessOpenable` throws, listed_pupil_not_found */
export async function unlistPupil(ctx: Ctx, stageId: number, userId: number): Promise<void> {
  const { place } = await accessOpenable(ctx, stageId)
  if (!(await deleteListed(ctx.sql, { stageId, schoolIds: place.schoolIds }, userId)))
    throw refuse('listed_pupil_not_found')
  ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [userId] })
}

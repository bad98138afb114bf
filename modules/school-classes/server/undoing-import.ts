import { deleteEnlisted, holdAccounts, isUsedSql } from '@school/accounts/server'
import { type RecentImport, undoableMs } from '@school/kernel/contract'
import type { Ctx } from '@school/kernel/server'
import { accessKeptClass, refuse } from './access.ts'
import { opensByCodeSql } from './came.ts'
import { unseat } from './people.ts'

interface AddedPupil {
  userId: number
  isMade: boolean
  isUnused: boolean
}

/** Those of an import who are in the class still. */
async function listAdded(ctx: Ctx, classId: number, importId: number): Promise<AddedPupil[]> {
  const { rows } = await ctx.sql.query<AddedPupil>({
    name: 'list_added_by_import',
    text: `select u.id as "userId", p.is_made as "isMade",
        ${opensByCodeSql('u')} and not ${isUsedSql(ctx, 'u.id')}
          and not exists (select from class_entry_codes k where k.user_id = u.id and k.used_at is not null)
          and not exists (select from class_members o where o.user_id = u.id and o.school_class_id <> $1) as "isUnused"
      from class_import_people p join users u on u.id = p.user_id
        join class_members m on m.user_id = u.id and m.school_class_id = $1 and m.role = 'pupil'
      where p.import_id = $2 order by u.id`,
    values: [classId, importId],
  })
  return rows
}

/** Lists of the last day by which somebody is in the class. */
export async function listRecentImports(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  classId: number,
): Promise<RecentImport[]> {
  const { rows } = await sql.query<Omit<RecentImport, 'madeAt'> & { madeAt: Date }>({
    name: 'list_recent_class_imports',
    text: `select i.id, i.made_at as "madeAt", count(*)::int as added
      from class_imports i join class_import_people p on p.import_id = i.id
        join class_members m on m.user_id = p.user_id and m.school_class_id = i.school_class_id and m.role = 'pupil'
      where i.school_class_id = $1 and i.undone_at is null and i.made_at >= $2 group by i.id order by i.made_at desc, i.id desc`,
    values: [classId, new Date(now.getTime() - undoableMs)],
  })
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }))
}

/** @throws school_class_not_found, pupil_import_not_found, pupil_import_late */
export async function undoImport(
  ctx: Ctx,
  classId: number,
  importId: number,
): Promise<{ removed: number; stayed: number }> {
  await accessKeptClass(ctx, classId)
  const { rows } = await ctx.sql.query<{ madeAt: Date; undoneAt: Date | null }>({
    name: 'lock_class_import',
    text: `select made_at as "madeAt", undone_at as "undoneAt" from class_imports where id = $1 and school_class_id = $2 for update`,
    values: [importId, classId],
  })
  const [done] = rows
  if (!done) throw refuse('pupil_import_not_found')
  if (done.undoneAt !== null) return { removed: 0, stayed: 0 }
  if (ctx.now.getTime() - done.madeAt.getTime() > undoableMs) throw refuse('pupil_import_late')
  // From here on nothing is begun in them; what was before is looked at again.
  await holdAccounts(
    ctx,
    (await listAdded(ctx, classId, importId)).map(({ userId }) => userId),
  )
  const added = await listAdded(ctx, classId, importId)
  const gone = added.filter(({ isMade, isUnused }) => !isMade || isUnused)
  const goneIds = gone.map(({ userId }) => userId)
  await unseat(ctx, classId, goneIds)
  await deleteEnlisted(
    ctx,
    gone.filter(({ isMade }) => isMade).map(({ userId }) => userId),
  )
  await ctx.sql.query({
    name: 'note_undone_import',
    text: 'update class_imports set undone_at = $2 where id = $1',
    values: [importId, ctx.now],
  })
  if (goneIds.length > 0)
    ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: goneIds })
  return { removed: gone.length, stayed: added.length - gone.length }
}

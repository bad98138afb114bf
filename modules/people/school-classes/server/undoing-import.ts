import { deleteEnlisted } from '@school/users/server'
import { fullName } from '@school/names/server'
import { isOfWorthSql } from '@school/personal-data/server'
import type { RecentImport, UndoneImport } from '@school/kernel/contract'
import { type Ctx, type ListKind, listRecentImports as listRecent, undoList } from '@school/kernel/server'
import { users } from '@school/users/tables'
import { accessKeptClass, refuse } from './access.ts'
import { signsInByCodeOnlySql } from './pupil-sign-in.ts'
import { unseat } from './people.ts'
import { staysBecause } from './ru-undone.ts'
import { classImportPeople, classImports } from './tables.ts'

const list: ListKind<Parameters<typeof fullName>[0]> = {
  owner: classImports.schoolClassId,
  created: classImportPeople.userId,
  key: users.id,
  isThereSql: `exists (select from class_members m where m.user_id = r.id and m.school_class_id = i.school_class_id and m.role = 'pupil')`,
  namedSql: `jsonb_build_object('lastName', r.last_name, 'firstName', r.first_name, 'middleName', r.middle_name)`,
  nameOf: fullName,
}

/** Columns of this module that are checked here or are filled by the list itself. */
const ownColumns = ['class_members.user_id', 'class_entry_codes.user_id']

/** Lists of the last day by which somebody is in the class. */
export const listRecentImports = (ctx: Pick<Ctx, 'sql' | 'now'>, classId: number): Promise<RecentImport[]> =>
  listRecent(ctx, list, classId)

/**
 * Deletes unused accounts that the list has made; a former pupil whom it has restored only leaves the class again.
 * @throws school_class_not_found, pupil_import_not_found, pupil_import_late
 */
export async function undoImport(ctx: Ctx, classId: number, importId: number): Promise<UndoneImport> {
  await accessKeptClass(ctx, classId)
  return undoList(ctx, list, {
    ownerId: classId,
    importId,
    absent: () => refuse('pupil_import_not_found'),
    late: () => refuse('pupil_import_late'),
    keeps: [
      {
        reason: 'entered',
        sql: 'l.is_made and exists (select from class_entry_codes k where k.user_id = r.id and k.used_at is not null)',
      },
      { reason: 'own', sql: `l.is_made and not ${signsInByCodeOnlySql('r')}` },
      {
        reason: 'class',
        sql: 'l.is_made and exists (select from class_members o where o.user_id = r.id and o.school_class_id <> i.school_class_id)',
      },
      { reason: 'used', sql: `l.is_made and ${isOfWorthSql(ctx, 'r.id', ownColumns)}` },
    ],
    words: staysBecause,
    remove: (ids) => remove(ctx, classId, { importId, ids }),
  })
}

async function remove(
  ctx: Ctx,
  classId: number,
  { importId, ids }: { importId: number; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return
  const { rows: made } = await ctx.sql.query<{ id: number }>({
    name: 'list_made_by_import',
    text: 'select user_id as id from class_import_people where import_id = $1 and user_id = any($2::int[]) and is_made',
    values: [importId, ids],
  })
  await unseat(ctx, classId, ids)
  await deleteEnlisted(
    ctx,
    made.map(({ id }) => id),
  )
  ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [...ids] })
}

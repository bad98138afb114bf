import { accountOf, enlistPeople } from '@school/accounts/server'
import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import type { PupilImport } from '../contract/import.ts'
import { accessKeptClass, refuse, type TaughtClass } from './access.ts'
import { giveCodes } from './entry-codes.ts'
import { keyOfName, type ListedName, presentPupils, readList } from './list-rules.ts'

/** Pupils of a class by their names. @param isLocked others who add to it wait: two lists sent at once make nobody twice */
async function listKnown(sql: Sql, classId: number, isLocked: boolean): Promise<Set<string>> {
  if (isLocked)
    await sql.query({
      name: 'lock_school_class',
      text: 'select from school_classes where id = $1 for update',
      values: [classId],
    })
  const { rows } = await sql.query<Omit<ListedName, 'row'>>({
    name: 'list_names_of_class',
    text: `select u.last_name as "lastName", u.first_name as "firstName", u.middle_name as "middleName"
      from class_members m join users u on u.id = m.user_id where m.school_class_id = $1 and m.role = 'pupil'`,
    values: [classId],
  })
  return new Set(rows.map(keyOfName))
}

/**
 * Looks at a list, or adds whoever is new in it. Nothing is added while a row is not read.
 * @throws school_class_not_found, school_class_archived, import_empty
 */
export async function importPupils(
  ctx: Ctx,
  classId: number,
  { text, isConfirmed }: { text: string; isConfirmed: boolean },
): Promise<PupilImport> {
  const place = await accessKeptClass(ctx, classId)
  if (place.archivedAt !== null) throw refuse('school_class_archived')
  const { names, faults } = readList(text)
  if (names.length === 0 && faults.length === 0) throw refuse('import_empty')
  const known = await listKnown(ctx.sql, classId, isConfirmed)
  const fresh = names.filter((name) => !known.has(keyOfName(name)))
  const isDone = isConfirmed && faults.length === 0
  if (isDone) await enlist(ctx, place, fresh)
  return { pupils: presentPupils(names, known), faults, added: fresh.length, isDone }
}

/** Accounts, places and codes of all at once: a statement for each table. */
async function enlist(
  ctx: Ctx,
  { id, gradeIndex }: TaughtClass,
  names: readonly ListedName[],
): Promise<void> {
  if (names.length === 0) return
  const { timezone } = accountOf(ctx)
  const people = names.map(({ row: _, ...name }) => ({
    ...name,
    type: 'pupil' as const,
    gradeIndex,
    portalRole: null,
    timezone,
    publicProfile: false,
  }))
  const ids = await enlistPeople(ctx, people, ctx.now)
  await ctx.sql.query({
    name: 'seat_pupils',
    text: `insert into class_members (school_class_id, user_id, role, added_by)
      select $1, n, 'pupil', $3 from unnest($2::int[]) n`,
    values: [id, ids, ctx.viewer.id],
  })
  await giveCodes(ctx, ids, ctx.viewer.id)
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: ids })
}

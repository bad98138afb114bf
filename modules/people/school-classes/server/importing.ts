import { accountOf, enlistPeople } from '@school/users/server'
import { fullName } from '@school/names/server'
import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import type { ListedPerson, PersonColumn, PersonName } from '@school/kernel/tabular'
import type { PupilImport } from '../contract/import.ts'
import { accessKeptClass, refuse, type TaughtClass } from './access.ts'
import { giveCodes } from './entry-codes.ts'
import { findFormer, forgetFormer } from './former.ts'
import { keyOfName, readList } from './list-rules.ts'

/** Other lists that are added to the class wait: two that are sent at once make no pupil twice. */
async function holdList(sql: Sql, classId: number): Promise<void> {
  await sql.query({
    name: 'lock_school_class',
    text: 'select from school_classes where id = $1 for update',
    values: [classId],
  })
}

/** Pupils of a class by the keys of their names. */
async function listKnown(sql: Sql, classId: number): Promise<Set<string>> {
  const { rows } = await sql.query<PersonName>({
    name: 'list_names_of_class',
    text: `select u.last_name as "lastName", u.first_name as "firstName", u.middle_name as "middleName"
      from class_members m join users u on u.id = m.user_id where m.school_class_id = $1 and m.role = 'pupil'`,
    values: [classId],
  })
  return new Set(rows.map(keyOfName))
}

interface SentList {
  text: string
  isConfirmed: boolean
  columns?: readonly (PersonColumn | null)[] | null | undefined
  takesOtherClasses?: boolean | undefined
}

/**
 * Previews a list, or adds its new pupils. Rows with faults are skipped, to be corrected.
 * @throws school_class_not_found, school_class_archived, import_empty
 */
export async function importPupils(
  ctx: Ctx,
  classId: number,
  { text, isConfirmed, columns = null, takesOtherClasses = false }: SentList,
): Promise<PupilImport> {
  const place = await accessKeptClass(ctx, classId)
  if (place.archivedAt !== null) throw refuse('school_class_archived')
  const { people, ...found } = readList(text, place, { columns, takesOtherClasses })
  if (people.length === 0 && found.faults.length === 0) throw refuse('import_empty')
  if (isConfirmed) await holdList(ctx.sql, classId)
  const known = await listKnown(ctx.sql, classId)
  const former = await findFormer(ctx.sql, classId, place.schoolYear)
  const pupils = people.map(({ row, lastName, firstName, middleName, className }) => {
    const key = keyOfName({ lastName, firstName, middleName })
    return {
      row,
      name: fullName({ lastName, firstName, middleName }),
      lastName,
      firstName,
      middleName,
      className: className && `${className.grade}${className.letter ?? ''}`,
      isKnown: known.has(key),
      isReturning: !known.has(key) && former.has(key),
    }
  })
  const fresh = people.filter((name) => !known.has(keyOfName(name)))
  const isDone = isConfirmed && people.length > 0
  const importId = isDone ? await add(ctx, place, fresh, former) : null
  return { pupils, ...found, added: fresh.length, isDone, importId }
}

/** Accounts, places and codes of all at once: a statement for each table. @returns by what it is undone */
async function add(
  ctx: Ctx,
  place: TaughtClass,
  fresh: readonly ListedPerson[],
  former: ReadonlyMap<string, number>,
): Promise<number | null> {
  if (fresh.length === 0) return null
  const returning = fresh.flatMap((name) => former.get(keyOfName(name)) ?? [])
  const made = await enlist(
    ctx,
    place,
    fresh.filter((name) => !former.has(keyOfName(name))),
  )
  const ids = [...returning, ...made]
  await ctx.sql.query({
    name: 'seat_pupils',
    text: `insert into class_members (school_class_id, user_id, role, added_by)
      select $1, n, 'pupil', $3 from unnest($2::int[]) n`,
    values: [place.id, ids, ctx.viewer.id],
  })
  if (returning.length > 0) await forgetFormer(ctx.sql, place.id, returning)
  await giveCodes(ctx, ids, ctx.viewer.id)
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: ids })
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'note_class_import',
    text: `with noted as (insert into class_imports (school_class_id, made_at, made_by) values ($1, $2, $3) returning id),
        people as (insert into class_import_people (import_id, user_id, is_made)
          select noted.id, n, n = any($5::int[]) from noted, unnest($4::int[]) n)
      select id from noted`,
    values: [place.id, ctx.now, ctx.viewer.id, ids, made],
  })
  return rows[0]!.id
}

async function enlist(
  ctx: Ctx,
  { gradeIndex }: TaughtClass,
  names: readonly PersonName[],
): Promise<number[]> {
  if (names.length === 0) return []
  const { timezone } = accountOf(ctx)
  const people = names.map(({ lastName, firstName, middleName }) => ({
    lastName,
    firstName,
    middleName,
    type: 'pupil' as const,
    gradeIndex,
    portalRole: null,
    timezone,
    publicProfile: false,
  }))
  return enlistPeople(ctx, people, ctx.now)
}

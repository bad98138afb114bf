import { changeSeen } from '@school/versions/server'
import { inSavepoint } from '@school/db'
import { faultOf } from '@school/kernel/fault'
import type { Ctx } from '@school/kernel/server'
import { takePlaceOfClasses } from '@school/organizations/server'
import { schoolYearOf } from '@school/texts'
import { accessStaffedClass, accessTaughtClass, refuse } from './access.ts'
import { classTrace } from './moves/trace.ts'
import { schoolClasses } from './tables.ts'

interface NewClass {
  gradeIndex: number
  letter: string
}

/**
 * A class of this school year with the viewer as its teacher: of the school for which they act, otherwise of their own. @returns its id
 * @throws school_class_no_school, school_class_exists, school_class_of_colleague, school_class_in_archive
 */
export async function createClass(ctx: Ctx, { gradeIndex, letter }: NewClass): Promise<number> {
  const placeId = await takePlaceOfClasses(ctx)
  if (placeId === null) throw refuse('school_class_no_school')
  const values = [placeId, gradeIndex, letter, schoolYearOf(ctx.now)]
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'create_school_class',
    text: `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, $2, $3, $4)
      on conflict do nothing returning id`,
    values,
  })
  const made = rows[0]
  if (!made) throw await refusalOfTaken(ctx, values)
  await ctx.sql.query({
    name: 'seat_teacher',
    text: `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher')`,
    values: [made.id, ctx.viewer.id],
  })
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [ctx.viewer.id] })
  return made.id
}

/** Whose class has the name already. */
async function refusalOfTaken({ sql, viewer }: Ctx, values: readonly unknown[]): Promise<Error> {
  const { rows } = await sql.query<{ isMine: boolean; isArchived: boolean }>({
    name: 'find_school_class_of_name',
    text: `select c.archived_at is not null as "isArchived", exists (
        select from class_members m where m.school_class_id = c.id and m.user_id = $5 and m.role = 'teacher') as "isMine"
      from school_classes c where c.organization_id = $1 and c.grade_index = $2 and c.letter = $3 and c.school_year = $4`,
    values: [...values, viewer.id],
  })
  if (!rows[0]?.isMine) return refuse('school_class_of_colleague')
  return refuse(rows[0].isArchived ? 'school_class_in_archive' : 'school_class_exists')
}

/** @throws school_class_not_found, school_class_year_over, school_class_pupils_elsewhere */
export async function setArchived(ctx: Ctx, classId: number, isArchived: boolean): Promise<void> {
  const place = await accessTaughtClass(ctx, classId)
  if (!isArchived) await requireFree(ctx, place)
  await ctx.sql.query({
    name: 'archive_school_class',
    text: 'update school_classes set archived_at = $2 where id = $1 and (archived_at is null) <> ($2::timestamptz is null)',
    values: [classId, isArchived ? ctx.now : null],
  })
}

async function requireFree(ctx: Ctx, { id, schoolYear }: { id: number; schoolYear: number }): Promise<void> {
  if (schoolYear !== schoolYearOf(ctx.now)) throw refuse('school_class_year_over')
  const { rowCount } = await ctx.sql.query({
    name: 'find_pupil_elsewhere',
    text: `select from class_members m join class_members o on o.user_id = m.user_id and o.role = 'pupil' and o.school_class_id <> m.school_class_id
      join school_classes c on c.id = o.school_class_id and c.school_year = $2 and c.archived_at is null
      where m.school_class_id = $1 and m.role = 'pupil' limit 1`,
    values: [id, schoolYear],
  })
  if (rowCount !== 0) throw refuse('school_class_pupils_elsewhere')
}

/** Only one without pupils and traces of work. @throws school_class_not_found, school_class_has_pupils, school_class_has_traces */
export async function deleteClass(ctx: Ctx, classId: number): Promise<void> {
  await accessStaffedClass(ctx, classId)
  const traces = ctx
    .extensions(classTrace)
    .map(({ existsSql }) => existsSql('c.id', `'-infinity'::timestamptz`))
  const { rows } = await ctx.sql.query<{ pupils: boolean; traces: boolean }>({
    name: 'find_what_keeps_class',
    text: `select exists (select from class_members m where m.school_class_id = c.id and m.role = 'pupil') as pupils,
        ${traces.join(' or ') || 'false'} as traces
      from school_classes c where c.id = $1 for update of c`,
    values: [classId],
  })
  if (!rows[0]) throw refuse('school_class_not_found')
  if (rows[0].pupils) throw refuse('school_class_has_pupils')
  if (rows[0].traces) throw refuse('school_class_has_traces')
  const { rowCount } = await ctx.sql.query({
    name: 'delete_school_class',
    text: `delete from school_classes c where c.id = $1
      and not exists (select from class_members where school_class_id = c.id and role = 'pupil')`,
    values: [classId],
  })
  if (rowCount !== 1) throw refuse('school_class_has_pupils')
}

/**
 * Renames a class that was made with a wrong letter; changes its grade too while it has no pupils.
 * @throws school_class_not_found, school_class_archived, changed_meanwhile, school_class_grade_kept, school_class_name_taken
 */
export async function renameClass(
  ctx: Ctx,
  classId: number,
  { version, gradeIndex, letter }: NewClass & { version: number },
): Promise<void> {
  const place = await accessStaffedClass(ctx, classId)
  if (place.archivedAt !== null) throw refuse('school_class_archived')
  const wanted = { version, asked: { gradeIndex, letter } }
  const current = async () => {
    const now = await accessStaffedClass(ctx, classId)
    return { gradeIndex: now.gradeIndex, letter: now.letter }
  }
  const versions = { key: schoolClasses.id, version: schoolClasses.version, isShared: true } as const
  if (!(await changeSeen(ctx, versions, classId, wanted, current))) return
  if (place.gradeIndex !== gradeIndex) await requireNoPupils(ctx, classId)
  try {
    await inSavepoint(ctx, () =>
      ctx.sql.query({
        name: 'rename_school_class',
        text: 'update school_classes set grade_index = $2, letter = $3 where id = $1 and (grade_index, letter) <> ($2::smallint, $3)',
        values: [classId, gradeIndex, letter],
      }),
    )
  } catch (error) {
    if (faultOf(error).code !== '23505') throw error
    throw refuse('school_class_name_taken')
  }
}

/** Requires a class without pupils and locks it until the end of the mutation. @throws school_class_not_found, school_class_grade_kept */
async function requireNoPupils({ sql }: Ctx, classId: number): Promise<void> {
  const { rows } = await sql.query<{ pupils: boolean }>({
    name: 'find_pupils_of_renamed_class',
    text: `select exists (select from class_members m where m.school_class_id = c.id and m.role = 'pupil') as pupils
      from school_classes c where c.id = $1 for update of c`,
    values: [classId],
  })
  if (!rows[0]) throw refuse('school_class_not_found')
  if (rows[0].pupils) throw refuse('school_class_grade_kept')
}

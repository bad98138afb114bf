import { listedNameSql, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import type { ClassMerger } from '../../contract/moves.ts'
import { accessTaughtClass, refuse } from '../access.ts'
import { carryOver } from './moving.ts'
import { lockOwnClasses } from './queries.ts'
import { ownClasses } from './read.ts'

/** Own classes of the same school, grade and year, and who would come over to each. */
async function listMergersOf(sql: Sql, classId: number, teacherId: number): Promise<ClassMerger[]> {
  const peopleSql = (
    role: string,
    isThere: string,
    name: string,
  ) => `array(select ${name} from class_members p
      join users u on u.id = p.user_id where p.school_class_id = f.id and p.role = '${role}'
      and ${isThere} (select from class_members x where x.school_class_id = t.id and x.user_id = p.user_id) order by 1)`
  const { rows } = await sql.query<ClassMerger>({
    name: 'list_mergers_of_class',
    text: `select t.id as "toClassId", t.name, ${peopleSql('pupil', 'not exists', listedNameSql('u'))} as pupils,
        ${peopleSql('pupil', 'exists', listedNameSql('u'))} as "inBoth", ${peopleSql('teacher', 'not exists', teacherNameSql('u'))} as teachers
      from school_classes f join school_classes t on t.organization_id = f.organization_id and t.grade_index = f.grade_index
        and t.school_year = f.school_year and t.id <> f.id and t.archived_at is null
      join class_members me on me.school_class_id = t.id and me.user_id = $2 and me.role = 'teacher'
      where f.id = $1 and f.archived_at is null order by t.letter, t.id`,
    values: [classId, teacherId],
  })
  return rows
}

/** @throws school_class_not_found */
export async function readMergers(ctx: Ctx, classId: number): Promise<ClassMerger[]> {
  await accessTaughtClass(ctx, classId)
  return listMergersOf(ctx.sql, classId, ctx.viewer.id)
}

/** @throws school_class_not_found, school_class_archived, class_merger_unfit */
export async function mergeInto(ctx: Ctx, classId: number, toClassId: number): Promise<void> {
  await accessTaughtClass(ctx, classId)
  const own = await lockOwnClasses(ctx.sql, ownClasses(ctx), [classId, toClassId])
  if (!own.some(({ id }) => id === toClassId)) throw refuse('school_class_not_found')
  const { isArchived } = own.find(({ id }) => id === classId)!
  if (isArchived) {
    if (await hasMerged(ctx.sql, classId, toClassId)) return
    throw refuse('school_class_archived')
  }
  const mergers = await listMergersOf(ctx.sql, classId, ctx.viewer.id)
  if (!mergers.some((merger) => merger.toClassId === toClassId)) throw refuse('class_merger_unfit')
  await carryOver(ctx, [{ fromId: classId, toId: toClassId, madeClass: false }], 'merger')
}

async function hasMerged(sql: Sql, classId: number, toClassId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'find_merger',
    text: `select from class_moves where from_class_id = $1 and to_class_id = $2 and kind = 'merger' and undone_at is null`,
    values: [classId, toClassId],
  })
  return rowCount !== 0
}

import { users } from '@school/users/tables'
import type { Sql } from '@school/db'
import { listPage } from '@school/kernel/server'
import { getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

// Statements with one fault each, named after it, and a few without a fault. `laws/sql-check.test.ts` expects the checker to find them all.

interface Pupil {
  id: number
  firstName: string
}

/** A field that was added to a contract and is not selected. */
interface PupilWithAddress extends Pupil {
  address: string
}

const pupilColumns = 'u.id, u.first_name as "firstName"'
const changedColumns = 'u.id'

export const planted = {
  misspelt_column: (sql: Sql) =>
    sql.query<Pupil>({
      name: 'misspelt_column',
      text: 'select id, frist_name as "firstName" from users',
    }),
  dropped_column: (sql: Sql) =>
    sql.query<{ nick: string }>({ name: 'dropped_column', text: 'select nick from users' }),
  bigint_as_number: (sql: Sql) =>
    sql.query<{ count: number }>({ name: 'bigint_as_number', text: 'select count(*) as count from users' }),
  outer_join: (sql: Sql) =>
    sql.query<{ id: number; role: string }>({
      name: 'outer_join',
      text: 'select u.id, m.role from users u left join class_members m on m.user_id = u.id',
    }),
  lost_alias: (sql: Sql) =>
    sql.query<Pupil>({ name: 'lost_alias', text: 'select id, first_name from users' }),
  swapped_values: (sql: Sql, id: number, name: string) =>
    sql.query<{ id: number }>({
      name: 'swapped_values',
      text: 'select id from users where id = $1 and first_name = $2',
      values: [name, id],
    }),
  missing_value: (sql: Sql, id: number) =>
    sql.query<{ id: number }>({
      name: 'missing_value',
      text: 'select id from users where id = $1 and grade_index = $2',
      values: [id],
    }),
  date_inside_json: (sql: Sql) =>
    sql.query<{ of: { at: Date } }>({
      name: 'date_inside_json',
      text: `select jsonb_build_object('at', created_at) as of from organizations`,
    }),
  missing_json_field: (sql: Sql) =>
    sql.query<{ of: { id: number; name: string } }>({
      name: 'missing_json_field',
      text: `select jsonb_build_object('id', id) as of from organizations`,
    }),
  wrong_literal: (sql: Sql) =>
    sql.query<{ role: 'chief' }>({ name: 'wrong_literal', text: 'select role from class_members' }),
  changed_fragment: (sql: Sql) =>
    sql.query<Pupil>({ name: 'changed_fragment', text: `select ${changedColumns} from users u` }),
  page_without_total: (sql: Sql) =>
    listPage<Pupil>(sql, { page: 1, limit: 20 }, (limit, offset) => ({
      name: 'page_without_total',
      text: `select ${pupilColumns} from users u order by u.id limit $1 offset $2`,
      values: [limit, offset],
    })),
  new_contract_field: (sql: Sql) =>
    sql.query<PupilWithAddress>({ name: 'new_contract_field', text: `select ${pupilColumns} from users u` }),

  null_in_json: (sql: Sql) =>
    sql.query<{ list: { grade: number }[] }>({
      name: 'null_in_json',
      text: `select coalesce(jsonb_agg(jsonb_build_object('grade', grade_index)), '[]') as list from users`,
    }),
  two_columns_of_one_name: (sql: Sql) =>
    sql.query<{ id: number }>({
      name: 'two_columns_of_one_name',
      text: 'select u.id, m.school_class_id as id from users u join class_members m on m.user_id = u.id',
    }),
  unknown_fragment: (sql: Sql, where: string) =>
    sql.query<{ id: number }>({ name: 'unknown_fragment', text: `select id from users where ${where}` }),
  needless_comment: (sql: Sql) =>
    sql.query<{ id: number }>({
      name: 'needless_comment',
      text: 'select id /* never null: id */ from users',
    }),
  without_row_type: async (sql: Sql) => {
    const { rows } = await sql.query({ name: 'without_row_type', text: 'select id from users' })
    return rows
  },
  needless_null: (sql: Sql) =>
    sql.query<{ id: number | null }>({ name: 'needless_null', text: 'select id from users' }),
  unread_column: (sql: Sql) =>
    sql.query<{ id: number }>({ name: 'unread_column', text: 'select id, password_hash from users' }),
  names_of_drizzle: (sql: Sql) =>
    sql.query<{ at: number }>({
      name: 'names_of_drizzle',
      text: `select ${toSnakeCase(users.createdAt.name)} as at from ${getTableName(users.createdAt.table)}`,
    }),
  narrow_literal: (sql: Sql) =>
    sql.query<{ role: 'pupil' }>({ name: 'narrow_literal', text: 'select role from class_members' }),
}

export const sound = {
  inner_join: (sql: Sql) =>
    sql.query<{ id: number; role: 'pupil' | 'teacher' }>({
      name: 'inner_join',
      text: 'select u.id, m.role from users u join class_members m on m.user_id = u.id',
    }),
  both_texts: (sql: Sql, isLocked: boolean) =>
    sql.query<Pupil>({
      name: isLocked ? 'both_texts_locked' : 'both_texts',
      text: `select ${pupilColumns} from users u${isLocked ? ' for update' : ''}`,
    }),
  proven_in_one_text: (sql: Sql, isOfGrade: boolean) =>
    sql.query<{ grade: number | null }>({
      name: isOfGrade ? 'proven_in_one_text_of_two' : 'proven_in_one_text',
      text: `select grade_index as grade from users${isOfGrade ? ' where grade_index = 7' : ''}`,
    }),
  proven_by_a_condition: (sql: Sql) =>
    sql.query<{ grade: number; birthday: string }>({
      name: 'proven_by_a_condition',
      text: `select case when grade_index is null then 0 else grade_index end as grade, birthday::text as birthday
        from users where birthday is not null`,
    }),
  said_by_a_comment: (sql: Sql) =>
    sql.query<{ grade: number }>({
      name: 'said_by_a_comment',
      text: `select grade_index as grade /* never null: grade because pupils have a grade */ from users where type = 'pupil'`,
    }),
}

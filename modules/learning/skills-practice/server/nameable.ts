import type { Sql } from '@school/db'
import type { ListedSkill } from '@school/own-tasks/server'

/** Skills that a teacher's task may name. */
export async function listNameableSkills(sql: Sql): Promise<ListedSkill[]> {
  const { rows } = await sql.query<ListedSkill>({
    name: 'list_nameable_skills',
    text: `select key, title, discipline_id as "disciplineId", grade from skills where retired_at is null
      order by discipline_id, position, id`,
  })
  return rows
}

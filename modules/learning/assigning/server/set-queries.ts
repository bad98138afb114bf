import type { Sql } from '@school/db'
import type { ExtraLevel, Level } from '@school/homeworks/contract'

export interface SetOfDraft {
  level: ExtraLevel
  workId: number
  userIds: number[]
}

/** The sets other than the ordinary one, with their pupils by name. */
export async function listOtherSets(sql: Sql, baseId: number): Promise<SetOfDraft[]> {
  const { rows } = await sql.query<SetOfDraft>({
    name: 'list_other_sets',
    text: `select h.level, h.work_id as "workId",
        array(select target_id from homework_targets where homework_id = h.id and target = 'user' order by 1) as "userIds"
      from homeworks h where h.base_id = $1 and h.level is not null order by h.level`,
    values: [baseId],
  })
  return rows
}

export const listPlaced = async (sql: Sql, baseId: number): Promise<number[]> =>
  (await listOtherSets(sql, baseId)).flatMap(({ userIds }) => userIds)

/** A set of an assignment; the only one when there are no levels. */
export interface SetOfAssignment {
  homeworkId: number
  workId: number
  level: Level | null
  taskIds: number[]
}

export async function listAllSets(sql: Sql, baseId: number): Promise<SetOfAssignment[]> {
  const { rows } = await sql.query<SetOfAssignment>({
    name: 'list_all_sets',
    text: `select h.id as "homeworkId", h.work_id as "workId", h.level, array(select task_id from work_tasks where work_id = h.work_id order by position) as "taskIds"
      from homeworks h where h.id = $1 or h.base_id = $1 order by h.level`,
    values: [baseId],
  })
  return rows
}

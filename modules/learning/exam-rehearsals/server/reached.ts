import type { Sql } from '@school/db'
import type { Exam } from '../contract/index.ts'
import { scoredOf } from './present.ts'
import { gradeOf } from './rules/grade.ts'
import type { KeptPaper } from './rules/paper.ts'

/** Pupils and exam of the requested grades. */
export interface GradesAsked {
  userId: number
  exam: Exam
  disciplineId: number
  since: Date
}

export interface ReachedGrade {
  userId: number
  exam: Exam
  disciplineId: number
  /** Test points, or a mark. */
  value: number
  at: Date
}

/** Grades of rehearsals that were finished since then and are judged, in chronological order. One statement for all requested pupils. */
export async function listGradesSince(sql: Sql, asked: readonly GradesAsked[]): Promise<ReachedGrade[]> {
  if (asked.length === 0) return []
  const { rows } = await sql.query<
    Omit<ReachedGrade, 'value'> & { paper: KeptPaper; shares: Record<string, number>; tasksCount: number }
  >({
    name: 'list_exam_grades_since',
    text: `select g.user_id as "userId", r.exam, r.discipline_id as "disciplineId", a.finished_at as at, r.paper,
        (select count(*)::int from work_tasks where work_id = r.work_id) as "tasksCount",
        coalesce((
          select jsonb_object_agg(wt.position, s.share) from task_states s
          join work_tasks wt on wt.work_id = a.work_id and wt.task_id = s.task_id
          where s.attempt_id = a.id
        ), '{}') as shares
      from (select user_id, exam, discipline_id, min(since) as since
        from unnest($1::int[], $2::text[], $3::int[], $4::timestamptz[]) u (user_id, exam, discipline_id, since) group by 1, 2, 3) g
      join attempts a on a.user_id = g.user_id and a.judged_at is not null and a.finished_at >= g.since
      join exam_rehearsals r on r.work_id = a.work_id and r.exam = g.exam and r.discipline_id = g.discipline_id
      order by a.finished_at, a.id`,
    values: [
      asked.map(({ userId }) => userId),
      asked.map(({ exam }) => exam),
      asked.map(({ disciplineId }) => disciplineId),
      asked.map(({ since }) => since),
    ],
  })
  return rows.map(({ paper, tasksCount, shares, ...row }) => ({
    ...row,
    value: gradeOf(paper, scoredOf(paper, { shares }, tasksCount)).value,
  }))
}

import { containsWordsSql, type Sql } from '@school/db'
import { extensionPoint, listPage } from '@school/kernel/server'
import type { WithPolicies } from '@school/work-rules/server'

/**
 * Extension point: works of a kind that a teacher may assign as they are: a lesson, a training, a rehearsal. Pupils do them on their own
 * pages; the results are read from their attempts (decision 069).
 */
export interface AssignableSource {
  /** As the policy names it. */
  readonly kind: string
  /** Name of the kind: «тренировка». */
  readonly title: string
  /**
   * SQL: all works of the kind, including closed ones that are still assigned: a query of
   * `(work_id, title, subtitle, discipline_id, grades, position, path, is_open)`. @param now an expression
   */
  readonly sql: (now: string) => string
  /** The page where a pupil does it. */
  readonly url: (...path: number[]) => string
}

export const assignable = extensionPoint<AssignableSource>('works.assignable', ({ kind }) => kind)

export interface AssignableRow {
  workId: number
  kind: string
  /** Of its kind. */
  kindTitle: string
  title: string
  subtitle: string
  disciplineId: number
  grades: number[]
  /** Its own time limit, or the estimated minutes of its tasks. */
  minutes: number
  url: string
  /** It may be assigned now. */
  isOpen: boolean
}

type FoundRow = Omit<AssignableRow, 'kind' | 'kindTitle' | 'url'> & {
  owner: number
  path: number[]
  total: number
}

export interface AssignableAsked {
  /** Only these, whether or not they may still be assigned; without it those that may. */
  workIds?: readonly number[]
  /** Of these only those that may be assigned. */
  openIds?: readonly number[] | undefined
  kind?: string | undefined
  /** Every word must occur in the title or the subtitle. */
  text?: string | undefined
  page?: number
  limit?: number
}

/** Things of all modules, in one statement. */
export async function listAssignable(
  { sql, now, extensions }: WithPolicies & { sql: Sql; now: Date },
  { workIds, openIds, kind, text, page = 1, limit = 100 }: AssignableAsked,
): Promise<{ rows: AssignableRow[]; total: number }> {
  const owners = extensions(assignable)
  if (owners.length === 0 || workIds?.length === 0) return { rows: [], total: 0 }
  const { rows, total } = await listPage<FoundRow>(sql, { page, limit }, (most, offset) => ({
    name: 'list_assignable_works',
    text: `select t.owner, t.work_id as "workId", t.title, t.subtitle, t.discipline_id as "disciplineId", t.grades, t.path, t.is_open as "isOpen",
        took.minutes, count(*) over ()::int as total
      from (${owners
        .map(
          (source, owner) =>
            `select ${owner} as owner, '${source.kind}' as kind, thing.* from (${source.sql('$1')}) thing`,
        )
        .join(' union all ')}) t
      join works w on w.id = t.work_id
      cross join lateral (
        select coalesce((w.rules ->> 'minutes')::int, count(*)::int + coalesce(sum(k.difficulty), 0)::int) as minutes, count(*) as tasks
        from work_tasks wt join tasks k on k.id = wt.task_id where wt.work_id = w.id
      ) took
      where took.tasks > 0 and ($3::text is null or t.kind = $3)
        and case when $2::int[] is null then t.is_open else t.work_id = any($2) end
        and ($7::int[] is null or t.work_id = any($7))
        and ($4::text is null or ${containsWordsSql("t.title || ' ' || t.subtitle", '$4')})
      order by t.owner, t.position, t.title, w.id limit $5 offset $6`,
    values: [now, workIds ?? null, kind ?? null, text || null, most, offset, openIds ?? null],
  }))
  return {
    total,
    rows: rows.map(({ owner, path, total: _, ...row }) => {
      const { kind: of, title: kindTitle, url } = owners[owner]!
      return { ...row, kind: of, kindTitle, url: url(...path) }
    }),
  }
}

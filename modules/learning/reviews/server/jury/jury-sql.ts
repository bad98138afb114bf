import { type WithPolicies, workPolicy } from '@school/work-rules/server'

/** Works judged by a jury, of all modules, as parts of queries. */
export interface JurySql {
  /** A condition over `kind`, the kind of a work. */
  isJudgedSql: (kind: string) => string
  stepsSql: string
  expertsSql: string
}

const union = (none: string, queries: readonly string[]): string => [none, ...queries].join(' union all ')

export function jurySql(ctx: WithPolicies): JurySql {
  const judged = ctx.extensions(workPolicy).filter(({ jury }) => jury)
  const kinds = judged.map(({ kind }) => `'${kind}'`)
  return {
    isJudgedSql: (kind) => (kinds.length === 0 ? 'false' : `${kind} in (${kinds.join(', ')})`),
    stepsSql: union(
      'select null::int as work_id, null::int as step where false',
      judged.map(({ jury }) => jury!.stepsSql),
    ),
    expertsSql: union(
      'select null::int as work_id, null::int as user_id where false',
      judged.map(({ jury }) => jury!.expertsSql),
    ),
  }
}

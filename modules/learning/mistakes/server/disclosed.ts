import { type WithPolicies, workPolicy } from '@school/work-rules/server'

/** Attempts of saved answers whose pupils may read their mistakes again, of all modules: a query of `(attempt_id)`. */
export const disclosedAttemptsSql = (ctx: WithPolicies): string =>
  [
    'select null::int as attempt_id where false',
    ...ctx.extensions(workPolicy).flatMap(({ disclosedSql }) => disclosedSql ?? []),
  ].join(' union all ')

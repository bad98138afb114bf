import { type Ctx, extensionPoint } from '@school/kernel/server'
import type { MonitoredWorkKind } from '../contract/endpoints.ts'

/** Works on time of a room that has no desk of its own for whoever minds their runs. */
export interface MonitoredWorks {
  readonly kind: MonitoredWorkKind
  /** A query of `(work_id, title, subtitle, grades, discipline_id, position, retired_at)`. */
  readonly sql: string
}

export const monitoredWorks = extensionPoint<MonitoredWorks>('monitoring.works')

/** All of them: a query of the same columns and `kind`. */
export const monitoredWorksSql = (ctx: Pick<Ctx, 'extensions'>): string =>
  ctx
    .extensions(monitoredWorks)
    .map(({ kind, sql }) => `select '${kind}' as kind, own.* from (${sql}) own`)
    .join(' union all ')

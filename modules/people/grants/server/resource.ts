import type { Viewer } from '@school/access'
import type { Sql } from '@school/db'
import { extensionPoint } from '@school/kernel/server'

/** Things of one kind that are opened to people, as described by the module that owns them. */
export interface ResourceKind {
  readonly kind: string
  /** Titles and pages of resources; unknown ids are omitted. */
  readonly find: (
    sql: Sql,
    ids: readonly number[],
  ) => Promise<{ readonly id: number; readonly title: string; readonly url: string }[]>
  /** Who grants and revokes them manually. */
  readonly mayGive: (viewer: Viewer) => boolean
}

/** Contributed by modules, once per kind of resource. */
export const resourceKind = extensionPoint<ResourceKind>('grants.resource')

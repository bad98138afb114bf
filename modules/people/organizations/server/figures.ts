import type { Sql } from '@school/db'
import { extensionPoint } from '@school/kernel/server'

export interface ClassFigures {
  classes: number
  pupils: number
  classesWithoutTeacher: number
}

/** Contributed by a higher module: counts of an organization and of everything below, now. */
export type ReadClassFigures = (sql: Sql, organizationId: number, now: Date) => Promise<ClassFigures>

export const classFigures = extensionPoint<ReadClassFigures>('organizations.class-figures')

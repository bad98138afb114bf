import type { Sql } from '@school/db'
import { type Ctx, extensionPoint } from '@school/kernel/server'
import { findViewer, type ViewerRow } from './queries.ts'

/** What admits a person to stages without the code of a school, or closes them. */
export interface Admission {
  stageIds: readonly number[]
  /** Stages that their school does not take part in, with the reason. */
  closures: readonly { stageId: number; reason: string }[]
}

/** Personal codes, and accesses of schools and municipalities, are decided in higher modules. */
export const stageAdmission =
  extensionPoint<(sql: Sql, userId: number) => Promise<Admission>>('olympiads.admission')

/** Facts about the viewer for the rules of entry. */
export interface EntrantRow extends ViewerRow {
  codedStageIds: readonly number[]
  closures: readonly { stageId: number; reason: string }[]
}

export async function findEntrant({ sql, viewer, extensions }: Ctx): Promise<EntrantRow> {
  const [facts, ...admissions] = await Promise.all([
    findViewer(sql, viewer.id),
    ...(viewer.id === 0 ? [] : extensions(stageAdmission)).map((read) => read(sql, viewer.id)),
  ])
  return {
    ...facts,
    codedStageIds: admissions.flatMap(({ stageIds }) => stageIds),
    closures: admissions.flatMap(({ closures }) => closures),
  }
}

import type { Db } from '@school/db'
import { putWork } from '@school/works/server'
import { rulesOf } from '@school/work-rules/server'
import { olympiadGrades } from './tables.ts'

interface GradeContest {
  stageId: number
  /** `olympiad:physics-around/main/7` */
  workKey: string
  gradeIndex: number
  minutes: number
  tools: string[]
  taskIds: readonly number[]
}

interface WindowDates {
  opensAt: Date
  closesAt: Date
  resultsAt: Date | null
}

const written = (at: Date | null): string | null => at?.toISOString() ?? null

/** Window of a stage as rules of its works. */
export const windowOf = (
  { opensAt, closesAt, resultsAt }: WindowDates,
  hardClose: boolean,
): { opensAt: string | null; closesAt: string | null; resultsAt: string | null; hardClose: boolean } => ({
  opensAt: written(opensAt),
  closesAt: written(closesAt),
  resultsAt: written(resultsAt),
  hardClose,
})

/** Creates or updates a grade of a stage: its work within the window of the stage, and the same work for practice. */
export async function putGrade(
  db: Db,
  { stageId, workKey, gradeIndex, minutes, tools, taskIds }: GradeContest,
  window: ReturnType<typeof windowOf>,
): Promise<void> {
  const rules = { mode: 'exam', minutes } as const
  const workId = await putWork(db, workKey, 'olympiad', taskIds, rulesOf({ ...rules, ...window }))
  const practiceWorkId = await putWork(db, `${workKey}/practice`, 'olympiad', taskIds, rulesOf(rules))
  const set = { workId, practiceWorkId, minutes, tools }
  await db
    .insert(olympiadGrades)
    .values({ stageId, gradeIndex, ...set })
    .onConflictDoUpdate({ target: [olympiadGrades.stageId, olympiadGrades.gradeIndex], set })
}

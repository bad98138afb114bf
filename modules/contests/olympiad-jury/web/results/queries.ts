import { pageQuery } from '@school/api-client'
import type { MonitoringWanted } from '@school/olympiad-conduct/web'
import { listPreliminary } from '../../contract/index.ts'

export const preliminaryQuery = (
  stageId: number,
  { grade, page }: Pick<MonitoringWanted, 'grade' | 'page'>,
) =>
  pageQuery(listPreliminary, {
    params: { stageId },
    query: { page, q: grade === null ? {} : { gradeEq: grade } },
  })

import type { QueryClient } from '@tanstack/react-query'
import { tableIn } from './addresses.ts'
import { olympiadQuery, participantTaskQuery, participantWorkQuery } from './queries.ts'
import { shownStage } from './shown.ts'

export interface SolutionsWanted {
  olympiadId: number
  userId: number
  /** `null`: the first task. */
  taskId: number | null
  search: URLSearchParams
}

/** Loads the data of the page of solutions before rendering. @returns whether there is a stage with solutions */
export async function readSolutionsPage(
  client: QueryClient,
  { olympiadId, userId, taskId, search }: SolutionsWanted,
): Promise<boolean> {
  const olympiad = await client.fetchQuery(olympiadQuery(olympiadId))
  const stage = shownStage(olympiad, tableIn(search).stageId)
  if (!stage) return false
  const { tasks } = await client.fetchQuery(participantWorkQuery(stage.id, userId))
  const shown = taskId ?? tasks[0]?.id
  if (shown) await client.fetchQuery(participantTaskQuery(stage.id, userId, shown))
  return true
}

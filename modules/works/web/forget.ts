import { listMyReports } from '@school/tasks/contract'
import type { QueryClient } from '@tanstack/react-query'
import { getAnswerSheet, getAttemptTask } from '../contract/attempt-endpoints.ts'

const ofTheRun: readonly unknown[] = [getAttemptTask.name, getAnswerSheet.name, listMyReports.name]

/** Everything that tells of results is out of date; the run itself is as it was put. @param kept names of endpoints */
export const forgetAllBut = (client: QueryClient, kept: readonly unknown[]): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => !ofTheRun.includes(name) && !kept.includes(name),
  })

/** The tasks lie anew: another run, or one that is over. What is on the screen stays until its page leaves. */
export const forgetTasks = (client: QueryClient): void =>
  client.removeQueries({ queryKey: [getAttemptTask.name] })

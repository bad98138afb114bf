import type { Attempt } from '@school/works/contract'
import { attemptTaskQuery, wantedTask } from '@school/works/web'
import type { QueryClient } from '@tanstack/react-query'
import { knownOrAsked } from './loading.ts'

/** Reads the first shown task of a running attempt; an exam continues in order. */
export async function readAttemptTask(
  client: QueryClient,
  attempt: Attempt | null | undefined,
  taskId: unknown,
  isExam = true,
): Promise<void> {
  if (!attempt || attempt.state === 'finished') return
  const wanted = wantedTask(attempt.tasks, Number(taskId), isExam)
  if (wanted) await knownOrAsked(client, attemptTaskQuery(attempt.id, wanted.id))
}

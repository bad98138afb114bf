import { invalidate } from '@school/api-client'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Attempt, AttemptTask, OpenTask, OpenTaskState } from '../contract/index.ts'
import { withTask } from './cached-attempt.ts'
import { attemptTaskQuery } from './queries.ts'
import { type Solving, useSolving } from './use-solving.ts'

/** The attempt ended meanwhile: by the clock, or by the person in charge of the work. */
const overBySomebody = ['time_is_up', 'attempt_finished', 'homework_closed']

/** Answers in an attempt with immediate verdicts. @param attemptKey the query of the page: `{ attempt, … }` */
export function usePractice(attemptKey: QueryKey, attemptId: number, task: AttemptTask): Solving {
  const client = useQueryClient()
  const query = attemptTaskQuery(attemptId, task.id)
  const onChange = (changed: OpenTaskState | OpenTask) => {
    client.setQueryData(query.queryKey, (old) => old && { ...old, ...changed })
    const { status, xp } = changed
    client.setQueryData<{ attempt: Attempt | null } | null>(attemptKey, (old) =>
      old?.attempt ? { ...old, ...withTask({ attempt: old.attempt }, task.id, { status, xp }) } : old,
    )
  }
  return useSolving({
    task,
    attempt: async () => attemptId,
    onChange,
    look: () => client.fetchQuery({ ...query, networkMode: 'always', staleTime: 0 }),
    onRefused: ({ code }) => {
      if (!overBySomebody.includes(code)) return
      void invalidate(client, { queryKey: attemptKey })
      void invalidate(client, query)
    },
  })
}

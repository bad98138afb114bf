import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { type Solving, useSolving } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { dismissMistake, type Mistake, restoreMistake, startTwin, type Twin } from '../contract/index.ts'
import { mistakeQuery } from './queries.ts'

const sayError = (error: Error) => void toast(error.message, { tone: 'bad' })

/** Actions on a card; each returns the updated card. */
export function useMistake(id: number) {
  const client = useQueryClient()
  const keep = (mistake: Mistake) => void client.setQueryData(mistakeQuery(id).queryKey, mistake)
  const start = useCall(startTwin, { onSuccess: keep, onError: sayError })
  const dismiss = useCall(dismissMistake, { onSuccess: keep, onError: sayError })
  const restore = useCall(restoreMistake, { onSuccess: keep, onError: sayError })
  const params = { mistakeId: id }
  return {
    isStarting: start.isPending,
    isBusy: dismiss.isPending || restore.isPending,
    start: () => start.mutate({ params }),
    dismiss: (reason: Parameters<typeof dismiss.mutate>[0]['body']['reason']) =>
      dismiss.mutate({ params, body: { reason } }),
    restore: () => restore.mutate({ params }),
  }
}

/** Answers the twin; the updated card shows the effect. */
export function useTwinSolving(id: number, { attemptId, task }: Twin): Solving {
  const client = useQueryClient()
  const query = { ...mistakeQuery(id), networkMode: 'always', staleTime: 0 } as const
  return useSolving({
    task,
    attempt: async () => attemptId,
    onChange: async (changed) => {
      client.setQueryData(query.queryKey, (old) =>
        old?.twin ? { ...old, twin: { ...old.twin, task: { ...old.twin.task, ...changed } } } : old,
      )
      // Offline the update is fetched with the next refresh.
      await client.fetchQuery(query).catch(() => {})
    },
    look: async () => (await client.fetchQuery(query)).twin?.task ?? task,
  })
}

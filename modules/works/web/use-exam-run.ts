import { toast } from '@school/ui'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Attempt, AttemptTask, SaveBody, SavedAnswer } from '../contract/index.ts'
import { tabHolder } from './holder.ts'
import { serverClock } from './server-clock.ts'
import { type Saving, useAutosave } from './use-autosave.ts'

const never = () => () => undefined

interface OwnedRun {
  attempt: Attempt
}

/** How the room that owns a work reads and changes a run under exam rules. */
export interface ExamCalls<Run extends OwnedRun> {
  runKey: QueryKey
  taskKey: (taskId: number) => QueryKey
  save: (taskId: number, body: SaveBody) => Promise<SavedAnswer>
  hold: (holder: string) => Promise<Run>
  finish: () => Promise<Run>
  /** The run is over: where to go and what to forget is the owner's to say. */
  onFinished: (run: Run) => void
}

const sayError = (error: Error) => void toast(error.message, { tone: 'bad' })

/** The run of an exam in this tab: taking it over, ending it, keeping its strip true. */
export function useExamRun<Run extends OwnedRun>(calls: ExamCalls<Run>) {
  const client = useQueryClient()
  const put = (run: Run) => void client.setQueryData(calls.runKey, run)
  const finish = useMutation({
    mutationFn: calls.finish,
    retry: false,
    onSuccess: (run) => {
      put(run)
      calls.onFinished(run)
    },
    onError: sayError,
  })
  const hold = useMutation({
    mutationFn: () => calls.hold(tabHolder()),
    retry: false,
    onSuccess: (run) => {
      put(run)
      // What the other tab has saved meanwhile is read anew.
      for (const { id } of run.attempt.tasks) void client.invalidateQueries({ queryKey: calls.taskKey(id) })
    },
    onError: sayError,
  })
  return {
    finish: () => finish.mutate(),
    isFinishing: finish.isPending,
    takeOver: () => hold.mutate(),
    isTakingOver: hold.isPending,
  }
}

/** One answer of an exam on its way to the server; made anew for another task or holder (give it a `key`). */
export function useExamAnswer<Run extends OwnedRun>(
  calls: ExamCalls<Run>,
  attempt: Attempt,
  task: AttemptTask,
): Saving & { isHeld: boolean } {
  const client = useQueryClient()
  const known = (saved: SavedAnswer) => {
    serverClock.observe(saved.serverNow)
    const { response, sequence, savedAt } = saved
    client.setQueryData<AttemptTask>(
      calls.taskKey(task.id),
      (old) => old && { ...old, draft: { response, sequence, savedAt } },
    )
    const change = response
      ? { savedAt, status: 'started' as const }
      : { savedAt: null, status: 'not_started' as const }
    client.setQueryData<OwnedRun | null>(calls.runKey, (old) => {
      if (!old) return old
      const tasks = old.attempt.tasks.map((other) => (other.id === task.id ? { ...other, ...change } : other))
      return { ...old, attempt: { ...old.attempt, tasks } }
    })
    return saved
  }
  const saving = useAutosave(task, {
    attemptId: attempt.id,
    save: async (body) => known(await calls.save(task.id, { ...body, holder: tabHolder() })),
    onRefused: (error) => {
      sayError(error as Error)
      // The run has ended or has gone to another tab: the page shows what is true now.
      void client.invalidateQueries({ queryKey: calls.runKey })
    },
  })
  // The server does not know the tab: it renders the run as held here, and the browser corrects it after hydration.
  const holder = useSyncExternalStore(never, tabHolder, () => attempt.holder)
  const isHeld = attempt.holder !== null && attempt.holder !== holder
  return { ...saving, isHeld }
}

import { toast } from '@school/ui'
import {
  type QueryKey,
  useMutation,
  useQueryClient,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Attempt, AttemptTask, SaveBody, SavedAnswer } from '../contract/index.ts'
import { tabHolder } from './holder.ts'
import { bringUnsent } from './on-the-way.ts'
import { listenToOtherTabs, tellOtherTabs } from './other-tabs.ts'
import { t } from './ru.ts'
import { serverClock } from './server-clock.ts'
import { secondsLeft } from './time-left.ts'
import { type Saving, useAutosave } from './use-autosave.ts'
import { useMoreTime } from './use-more-time.ts'
import { withDeadline, withTask } from './with-task.ts'

const never = () => () => undefined
/** Between two tries to end a run whose time is up. */
const retryMs = 5000

interface OwnedRun {
  attempt: Attempt
}

/** A task of a run, as the room that owns the work asks for it. */
type TaskQuery = UseSuspenseQueryOptions<AttemptTask>

/** How the room that owns a work reads and changes a run under exam rules. */
export interface ExamCalls<Run extends OwnedRun> {
  runKey: QueryKey
  taskQuery: (taskId: number) => TaskQuery
  save: (taskId: number, body: SaveBody) => Promise<SavedAnswer>
  hold: (holder: string) => Promise<Run>
  finish: () => Promise<Run>
  /** The run is over: where to go and what to forget is the owner's to say. */
  onFinished: (run: Run) => void
}

/** The server was not reached or is not well: it may be asked again. */
const isLost = (error: Error): boolean => {
  const status = 'status' in error ? Number(error.status) : 0
  return status === 0 || status === 429 || status >= 500
}
const wordsOf = (error: Error): string => (isLost(error) ? t.finishLater : error.message)
const sayError = (error: Error) => void toast(error.message, { tone: 'bad' })

/** The way of an answer to the server, and of what is known of it into the cache. */
function useSaving<Run extends OwnedRun>(calls: ExamCalls<Run>) {
  const client = useQueryClient()
  return async (taskId: number, body: Omit<SaveBody, 'holder'>): Promise<SavedAnswer> => {
    const saved = await calls.save(taskId, { ...body, holder: tabHolder() })
    serverClock.observe(saved.serverNow)
    const { response, sequence, savedAt } = saved
    client.setQueryData<AttemptTask>(
      calls.taskQuery(taskId).queryKey,
      (old) => old && { ...old, draft: { response, sequence, savedAt } },
    )
    const change = response
      ? { savedAt, status: 'started' as const }
      : { savedAt: null, status: 'not_started' as const }
    client.setQueryData<OwnedRun | null>(
      calls.runKey,
      (old) => old && withDeadline(withTask(old, taskId, change), saved),
    )
    return saved
  }
}

/** Without a connection one goes on solving: every task comes to the device while there is one. */
function useTasksAtHand<Run extends OwnedRun>({ taskQuery }: ExamCalls<Run>, tasks: Attempt['tasks']): void {
  const client = useQueryClient()
  const ids = tasks.map(({ id }) => id).join()
  useEffect(() => {
    let isHere = true
    const readAll = async () => {
      for (const id of ids.split(',').map(Number))
        if (isHere && id) await client.prefetchQuery({ ...taskQuery(id), gcTime: Infinity })
    }
    const timer = setTimeout(() => void readAll(), 1000)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for these tasks, whatever else is rendered
  }, [ids])
}

/** The run of an exam in this tab: taking it over, ending it, keeping its strip true. */
export function useExamRun<Run extends OwnedRun>(calls: ExamCalls<Run>, attempt: Attempt) {
  const client = useQueryClient()
  const save = useSaving(calls)
  const ids = attempt.tasks.map(({ id }) => id)
  const put = (run: Run) => void client.setQueryData(calls.runKey, run)
  const lookUp = () => void client.invalidateQueries({ queryKey: calls.runKey })
  const bring = () => bringUnsent(attempt.id, ids, { save, onRefused: lookUp })
  /** @throws when the server did not answer: a refetch without a connection only waits */
  const readAnew = async (): Promise<Run> => {
    const readAt = () => client.getQueryState(calls.runKey)?.dataUpdatedAt
    const before = readAt()
    await client.refetchQueries({ queryKey: calls.runKey }, { throwOnError: true })
    const run = client.getQueryData<Run>(calls.runKey)
    if (!run || readAt() === before) throw new Error('the run could not be read')
    return run
  }
  const end = (run: Run) => {
    put(run)
    tellOtherTabs(attempt.id)
    calls.onFinished(run)
  }

  const finish = useMutation({
    mutationFn: async () => {
      await bring()
      return calls.finish()
    },
    networkMode: 'always',
    retry: false,
    onSuccess: end,
    onError: (error) => void toast(wordsOf(error), { tone: 'bad' }),
  })
  const isEnding = useRef(false)
  // The clock of the page has run out: what the server says is so. It is asked until it answers.
  const over = useMutation({
    mutationFn: async () => {
      const run = await readAnew()
      const { state, deadlineAt, serverNow } = run.attempt
      if (state === 'running' && deadlineAt && secondsLeft(deadlineAt, Date.parse(serverNow)) > 1) {
        // More time was given, or the device's clock is not what it was.
        serverClock.setAnew(serverNow)
        return null
      }
      const late = state === 'finished' ? await dropped(bring) : await bring()
      return { run: state === 'finished' ? run : await calls.finish(), late }
    },
    retry: (_, error) => isLost(error),
    retryDelay: retryMs,
    onSuccess: (ended) => {
      if (!ended) return
      end(ended.run)
      const positions = attempt.tasks.filter(({ id }) => ended.late.includes(id)).map((task) => task.position)
      if (positions.length > 0) toast(t.notCounted(positions), { tone: 'bad' })
    },
    onError: sayError,
    onSettled: () => void (isEnding.current = false),
  })
  const timeUp = () => {
    // What is read anew sets the clock anew, and it says once more that it has run out.
    if (isEnding.current) return
    isEnding.current = true
    over.mutate()
  }
  const hold = useMutation({
    mutationFn: async () => {
      const run = await calls.hold(tabHolder())
      tellOtherTabs(run.attempt.id)
      // What the other tab has left on this device, then what it has saved: both before this one goes on.
      await bring()
      for (const { id } of run.attempt.tasks) {
        const { queryKey } = calls.taskQuery(id)
        client.removeQueries({ queryKey, type: 'inactive' })
        await client.refetchQueries({ queryKey, type: 'active' })
      }
      await readAnew()
    },
    networkMode: 'always',
    retry: false,
    onError: sayError,
  })

  const isMine = attempt.state === 'running' && attempt.mode === 'exam'
  useTasksAtHand(calls, isMine ? attempt.tasks : [])
  useMoreTime(attempt, lookUp)
  useEffect(() => {
    if (!isMine) return undefined
    const leave = listenToOtherTabs(attempt.id, lookUp)
    // What a page that is no more has left on the device.
    if (attempt.holder === null || attempt.holder === tabHolder()) void bring().catch(() => undefined)
    return leave
    // oxlint-disable-next-line react/exhaustive-deps -- once for a run and its holder
  }, [attempt.id, attempt.holder, isMine])

  return {
    finish: () => finish.mutate(),
    isFinishing: finish.isPending,
    /** Nothing can be changed any more; the end is told when the server has told it. */
    timeUp,
    isTimeUp: over.isPending,
    takeOver: () => hold.mutate(),
    isTakingOver: hold.isPending,
  }
}

/** The run has ended without this page: what is left on the device is too late, and that is all there is to know. */
const dropped = (bring: () => Promise<number[]>): Promise<number[]> => bring().catch(() => [])

/** One answer of an exam on its way to the server; made anew for another task or holder (give it a `key`). */
export function useExamAnswer<Run extends OwnedRun>(
  calls: ExamCalls<Run>,
  attempt: Attempt,
  task: AttemptTask,
): Saving & { isHeld: boolean } {
  const client = useQueryClient()
  const save = useSaving(calls)
  const saving = useAutosave(task, {
    attemptId: attempt.id,
    save: (body) => save(task.id, body),
    onRefused: (error) => {
      const isLate = attempt.deadlineAt !== null && secondsLeft(attempt.deadlineAt, serverClock.now()) === 0
      if (!isLate) sayError(error as Error)
      // The run has ended or has gone to another tab: the page shows what is true now.
      void client.invalidateQueries({ queryKey: calls.runKey })
    },
  })
  // The server does not know the tab: it renders the run as held here, and the browser corrects it after hydration.
  const holder = useSyncExternalStore(never, tabHolder, () => attempt.holder)
  const isHeld = attempt.holder !== null && attempt.holder !== holder
  return { ...saving, isHeld }
}

import { afterChange, invalidate, call } from '@school/api-client'
import { toast } from '@school/ui'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { finishAttempt, getAttemptTask, holdAttempt, saveAnswer } from '../contract/attempt-endpoints.ts'
import type { Attempt, AttemptTask, SaveBody, SavedAnswer } from '../contract/index.ts'
import { withDeadline, withTask } from './cached-attempt.ts'
import { secondsLeft, serverClock } from './clock.ts'
import { sendUnsent } from './on-the-way.ts'
import { attemptTaskQuery } from './queries.ts'
import { t } from './ru.ts'
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs.ts'
import { tabHolder } from './holder.ts'
import { type Saving, useAutosave } from './use-autosave.ts'
import { useMoreTime } from './use-more-time.ts'

const never = () => () => undefined
/** Interval of retries to end an expired attempt. */
const retryMs = 5000

interface OwnedAttempt {
  attempt: Attempt
}

/** The page of an attempt. */
export interface AttemptPlace {
  /** The query of the page: `{ attempt, … }`, as defined by the module that owns the work. */
  attemptKey: QueryKey
  /** Called when the attempt is over: the owner decides where to go. */
  onFinished: () => void
}

/** The server was not reached or failed: the request may be retried. */
const isLost = (error: Error): boolean => {
  const status = 'status' in error ? Number(error.status) : 0
  return status === 0 || status === 429 || status >= 500
}
const wordsOf = (error: Error): string => (isLost(error) ? t.finishLater : error.message)
const sayError = (error: Error) => void toast(error.message, { tone: 'bad' })

/** Sends an answer to the server and updates the cache. */
function useSaving({ attemptKey }: Pick<AttemptPlace, 'attemptKey'>, attemptId: number) {
  const client = useQueryClient()
  return async (taskId: number, body: Omit<SaveBody, 'holder'>): Promise<SavedAnswer> => {
    const params = { attemptId, taskId }
    const saved = await call(saveAnswer, { params, body: { ...body, holder: tabHolder() } })
    serverClock.observe(saved.serverNow)
    const { response, sequence, savedAt } = saved
    const change = response
      ? { savedAt, status: 'started' as const }
      : { savedAt: null, status: 'not_started' as const }
    await afterChange(client, saveAnswer, () => {
      client.setQueryData(
        attemptTaskQuery(attemptId, taskId).queryKey,
        (old) => old && { ...old, draft: { response, sequence, savedAt } },
      )
      client.setQueryData<OwnedAttempt | null>(
        attemptKey,
        (old) => old && withDeadline(withTask(old, taskId, change), saved),
      )
    })
    return saved
  }
}

/** Solving continues offline: all tasks are prefetched while there is a connection. */
function useTasksAtHand(attemptId: number, tasks: Attempt['tasks']): void {
  const client = useQueryClient()
  const ids = tasks.map(({ id }) => id).join()
  useEffect(() => {
    let isHere = true
    const readAll = async () => {
      for (const id of ids.split(',').map(Number))
        if (isHere && id) await client.prefetchQuery({ ...attemptTaskQuery(attemptId, id), gcTime: Infinity })
    }
    const timer = setTimeout(() => void readAll(), 1000)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for these tasks, whatever else is rendered
  }, [ids])
}

/** The exam attempt in this tab: takes it over, ends it, keeps its strip up to date. */
export function useExamAttempt({ attemptKey, onFinished }: AttemptPlace, attempt: Attempt) {
  const client = useQueryClient()
  const params = { attemptId: attempt.id }
  const save = useSaving({ attemptKey }, attempt.id)
  const ids = attempt.tasks.map(({ id }) => id)
  const put = (changed: Attempt) =>
    void client.setQueryData<OwnedAttempt | null>(attemptKey, (old) => old && { ...old, attempt: changed })
  const lookUp = () => void invalidate(client, { queryKey: attemptKey })
  const sendAnswers = () => sendUnsent(attempt.id, ids, { save, onRefused: lookUp })
  /** @throws when the server did not respond: a refetch without a connection would only wait */
  const reload = async (): Promise<Attempt> => {
    const readAt = () => client.getQueryState(attemptKey)?.dataUpdatedAt
    const before = readAt()
    await client.refetchQueries({ queryKey: attemptKey }, { throwOnError: true })
    const owned = client.getQueryData<OwnedAttempt>(attemptKey)
    if (!owned || readAt() === before) throw new Error('the attempt could not be read')
    return owned.attempt
  }
  const end = async (finished: Attempt) => {
    notifyOtherTabs(attempt.id)
    await afterChange(client, finishAttempt, async () => {
      client.removeQueries({ queryKey: [getAttemptTask.name], type: 'inactive' })
      // The attempt is reloaded with the result from its module; offline the finish reply is used.
      await reload().catch(() => put(finished))
      onFinished()
    })
  }

  const finish = useMutation({
    mutationFn: async () => {
      await sendAnswers()
      return call(finishAttempt, { params })
    },
    networkMode: 'always',
    retry: false,
    onSuccess: end,
    onError: (error) => void toast(wordsOf(error), { tone: 'bad' }),
  })
  const isEnding = useRef(false)
  // The clock of the page has run out: the server decides, and is asked until it responds.
  const over = useMutation({
    mutationFn: async () => {
      const known = await reload()
      const { state, deadlineAt, serverNow } = known
      if (state === 'running' && deadlineAt && secondsLeft(deadlineAt, Date.parse(serverNow)) > 1) {
        // Time was added, or the device's clock was wrong.
        serverClock.reset(serverNow)
        return null
      }
      const late = state === 'finished' ? await dropped(sendAnswers) : await sendAnswers()
      return { attempt: state === 'finished' ? known : await call(finishAttempt, { params }), late }
    },
    retry: (_, error) => isLost(error),
    retryDelay: retryMs,
    onSuccess: async (ended) => {
      if (!ended) return
      await end(ended.attempt)
      const positions = attempt.tasks.filter(({ id }) => ended.late.includes(id)).map((task) => task.position)
      if (positions.length > 0) toast(t.notCounted(positions), { tone: 'bad' })
    },
    onError: sayError,
    onSettled: () => void (isEnding.current = false),
  })
  const timeUp = () => {
    // The reload above resets the clock, which then reports the end once more.
    if (isEnding.current) return
    isEnding.current = true
    over.mutate()
  }
  const [takeovers, setTakeovers] = useState(0)
  const hold = useMutation({
    mutationFn: async () => {
      const held = await call(holdAttempt, { params, body: { holder: tabHolder() } })
      notifyOtherTabs(held.id)
      await afterChange(client, holdAttempt, async () => {
        // First send what the other tab left on this device, then load what it has saved.
        await sendAnswers()
        for (const { id } of held.tasks) {
          const { queryKey } = attemptTaskQuery(held.id, id)
          client.removeQueries({ queryKey, type: 'inactive' })
          await client.refetchQueries({ queryKey, type: 'active' })
        }
        await reload()
        setTakeovers((count) => count + 1)
      })
    },
    networkMode: 'always',
    retry: false,
    onError: sayError,
  })

  const isMine = attempt.state === 'running' && attempt.mode === 'exam'
  useTasksAtHand(attempt.id, isMine ? attempt.tasks : [])
  useMoreTime(attempt, lookUp)
  useEffect(() => {
    if (!isMine) return undefined
    const leave = listenToOtherTabs(attempt.id, lookUp)
    // Answers left on the device by a closed page.
    if (attempt.holder === null || attempt.holder === tabHolder()) void sendAnswers().catch(() => undefined)
    return leave
    // oxlint-disable-next-line react/exhaustive-deps -- once for an attempt and its holder
  }, [attempt.id, attempt.holder, isMine])

  return {
    finish: () => finish.mutate(),
    isFinishing: finish.isPending,
    /** Closes the answers; the end is reported after the server has confirmed it. */
    timeUp,
    isTimeUp: over.isPending,
    takeOver: () => hold.mutate(),
    isTakingOver: hold.isPending,
    /** How often this page has taken the attempt over: its field is remounted with the answer saved by the other tab. */
    takeovers,
  }
}

/** The attempt was ended elsewhere: answers left on the device are too late, so errors are ignored. */
const dropped = (send: () => Promise<number[]>): Promise<number[]> => send().catch(() => [])

/** Autosave of one answer of an exam; remount it for another task or holder (give it a `key`). */
export function useExamAnswer(
  { attemptKey }: Pick<AttemptPlace, 'attemptKey'>,
  attempt: Attempt,
  task: AttemptTask,
): Saving & { isHeld: boolean } {
  const client = useQueryClient()
  const save = useSaving({ attemptKey }, attempt.id)
  const saving = useAutosave(task, {
    attemptId: attempt.id,
    save: (body) => save(task.id, body),
    onRefused: (error) => {
      const isLate = attempt.deadlineAt !== null && secondsLeft(attempt.deadlineAt, serverClock.now()) === 0
      if (!isLate) sayError(error as Error)
      // The attempt has ended or another tab holds it: reload the page's data.
      void invalidate(client, { queryKey: attemptKey })
    },
  })
  // The server does not know the tab: it renders the attempt as held here, and the browser corrects it after hydration.
  const holder = useSyncExternalStore(never, tabHolder, () => attempt.holder)
  const isHeld = attempt.holder !== null && attempt.holder !== holder
  return { ...saving, isHeld }
}

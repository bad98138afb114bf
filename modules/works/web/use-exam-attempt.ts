import { afterChange, askAnew, call } from '@school/api-client'
import { toast } from '@school/ui'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { finishAttempt, getAttemptTask, holdAttempt, saveAnswer } from '../contract/attempt-endpoints.ts'
import type { Attempt, AttemptTask, SaveBody, SavedAnswer } from '../contract/index.ts'
import { withDeadline, withTask } from './cached-attempt.ts'
import { secondsLeft, serverClock } from './clock.ts'
import { bringUnsent } from './on-the-way.ts'
import { attemptTaskQuery } from './queries.ts'
import { t } from './ru.ts'
import { listenToOtherTabs, tellOtherTabs } from './other-tabs.ts'
import { tabHolder } from './holder.ts'
import { type Saving, useAutosave } from './use-autosave.ts'
import { useMoreTime } from './use-more-time.ts'

const never = () => () => undefined
/** Between two tries to end an attempt whose time is up. */
const retryMs = 5000

interface OwnedAttempt {
  attempt: Attempt
}

/** Where an attempt is shown. */
export interface AttemptPlace {
  /** The query of the page: `{ attempt, … }`, as the room that owns the work tells it. */
  attemptKey: QueryKey
  /** The attempt is over and the page knows it: where to go is the owner's to say. */
  onFinished: () => void
}

/** The server was not reached or is not well: it may be asked again. */
const isLost = (error: Error): boolean => {
  const status = 'status' in error ? Number(error.status) : 0
  return status === 0 || status === 429 || status >= 500
}
const wordsOf = (error: Error): string => (isLost(error) ? t.finishLater : error.message)
const sayError = (error: Error) => void toast(error.message, { tone: 'bad' })

/** The way of an answer to the server, and of what is known of it into the cache. */
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

/** Without a connection one goes on solving: every task comes to the device while there is one. */
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

/** The attempt of an exam in this tab: taking it over, ending it, keeping its strip true. */
export function useExamAttempt({ attemptKey, onFinished }: AttemptPlace, attempt: Attempt) {
  const client = useQueryClient()
  const params = { attemptId: attempt.id }
  const save = useSaving({ attemptKey }, attempt.id)
  const ids = attempt.tasks.map(({ id }) => id)
  const put = (changed: Attempt) =>
    void client.setQueryData<OwnedAttempt | null>(attemptKey, (old) => old && { ...old, attempt: changed })
  const lookUp = () => void askAnew(client, { queryKey: attemptKey })
  const bring = () => bringUnsent(attempt.id, ids, { save, onRefused: lookUp })
  /** @throws when the server did not answer: a refetch without a connection only waits */
  const readAnew = async (): Promise<Attempt> => {
    const readAt = () => client.getQueryState(attemptKey)?.dataUpdatedAt
    const before = readAt()
    await client.refetchQueries({ queryKey: attemptKey }, { throwOnError: true })
    const owned = client.getQueryData<OwnedAttempt>(attemptKey)
    if (!owned || readAt() === before) throw new Error('the attempt could not be read')
    return owned.attempt
  }
  const end = async (finished: Attempt) => {
    tellOtherTabs(attempt.id)
    await afterChange(client, finishAttempt, async () => {
      client.removeQueries({ queryKey: [getAttemptTask.name], type: 'inactive' })
      // What the room says of the result comes with the attempt; without a connection its end is known all the same.
      await readAnew().catch(() => put(finished))
      onFinished()
    })
  }

  const finish = useMutation({
    mutationFn: async () => {
      await bring()
      return call(finishAttempt, { params })
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
      const known = await readAnew()
      const { state, deadlineAt, serverNow } = known
      if (state === 'running' && deadlineAt && secondsLeft(deadlineAt, Date.parse(serverNow)) > 1) {
        // More time was given, or the device's clock is not what it was.
        serverClock.setAnew(serverNow)
        return null
      }
      const late = state === 'finished' ? await dropped(bring) : await bring()
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
    // What is read anew sets the clock anew, and it says once more that it has run out.
    if (isEnding.current) return
    isEnding.current = true
    over.mutate()
  }
  const [takeovers, setTakeovers] = useState(0)
  const hold = useMutation({
    mutationFn: async () => {
      const held = await call(holdAttempt, { params, body: { holder: tabHolder() } })
      tellOtherTabs(held.id)
      await afterChange(client, holdAttempt, async () => {
        // What the other tab has left on this device, then what it has saved: both before this one goes on.
        await bring()
        for (const { id } of held.tasks) {
          const { queryKey } = attemptTaskQuery(held.id, id)
          client.removeQueries({ queryKey, type: 'inactive' })
          await client.refetchQueries({ queryKey, type: 'active' })
        }
        await readAnew()
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
    // What a page that is no more has left on the device.
    if (attempt.holder === null || attempt.holder === tabHolder()) void bring().catch(() => undefined)
    return leave
    // oxlint-disable-next-line react/exhaustive-deps -- once for an attempt and its holder
  }, [attempt.id, attempt.holder, isMine])

  return {
    finish: () => finish.mutate(),
    isFinishing: finish.isPending,
    /** Nothing can be changed any more; the end is told when the server has told it. */
    timeUp,
    isTimeUp: over.isPending,
    takeOver: () => hold.mutate(),
    isTakingOver: hold.isPending,
    /** How often this page has taken the attempt over: its field begins anew with what the other tab has saved. */
    takeovers,
  }
}

/** The attempt has ended without this page: what is left on the device is too late, and that is all there is to know. */
const dropped = (bring: () => Promise<number[]>): Promise<number[]> => bring().catch(() => [])

/** One answer of an exam on its way to the server; made anew for another task or holder (give it a `key`). */
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
      // The attempt has ended or has gone to another tab: the page shows what is true now.
      void askAnew(client, { queryKey: attemptKey })
    },
  })
  // The server does not know the tab: it renders the attempt as held here, and the browser corrects it after hydration.
  const holder = useSyncExternalStore(never, tabHolder, () => attempt.holder)
  const isHeld = attempt.holder !== null && attempt.holder !== holder
  return { ...saving, isHeld }
}

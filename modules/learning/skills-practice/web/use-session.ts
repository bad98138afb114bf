import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import type { OpenTask, OpenTaskState } from '@school/works/contract'
import { type Solving, useSolving } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  type CurrentTask,
  finishSession,
  type Session,
  type SessionMode,
  startSession,
  takeNextTask,
} from '../contract/index.ts'
import { sessionAt } from './addresses.ts'
import { sessionQuery } from './queries.ts'

const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** Keeps what is known of a session. */
function useKnownSession() {
  const client = useQueryClient()
  return (session: Session) => void client.setQueryData(sessionQuery(session.id).queryKey, session)
}

export interface Wish {
  mode: SessionMode
  skillId?: number
  disciplineId?: number
}

/** Begins a session and goes to it. */
export function useStart() {
  const keep = useKnownSession()
  const navigate = useNavigate()
  const start = useCall(startSession, {
    onSuccess: (session) => {
      keep(session)
      void navigate(sessionAt(session))
    },
    onError: sayError,
  })
  return {
    begin: (wish: Wish) => start.mutate({ body: wish }),
    /** Whether a session of this mode is being started. */
    isBusy: (mode: SessionMode) => start.isPending && start.variables?.body.mode === mode,
  }
}

/** Goes on to the next task, or ends the session. */
export function useGoOn(sessionId: number) {
  const keep = useKnownSession()
  const next = useCall(takeNextTask, { onSuccess: keep, onError: sayError })
  const finish = useCall(finishSession, { onSuccess: keep, onError: sayError })
  const params = { sessionId }
  return {
    isBusy: next.isPending || finish.isPending,
    goOn: () => next.mutate({ params }),
    finish: (onDone: () => void) => finish.mutate({ params }, { onSettled: onDone }),
  }
}

/** Answers the current task; the updated session shows how it counted. */
export function useAnswering(session: Session, { attemptId, task }: CurrentTask): Solving {
  const client = useQueryClient()
  const query = { ...sessionQuery(session.id), networkMode: 'always', staleTime: 0 } as const
  return useSolving({
    task,
    attempt: async () => attemptId,
    onChange: async (changed) => {
      client.setQueryData(query.queryKey, (old) => old && withCurrentTask(old, changed))
      // Offline the update is fetched with the next refresh.
      await client.fetchQuery(query).catch(() => {})
    },
    look: async () => (await client.fetchQuery(query)).current?.task ?? task,
  })
}

/** In a session a task is numbered by its position in it. */
function withCurrentTask(session: Session, task: OpenTaskState | OpenTask): Session {
  const { current } = session
  if (current?.task.id !== task.id) return session
  return {
    ...session,
    current: { ...current, task: { ...current.task, ...task, position: current.position } },
  }
}

import { useCall } from '@school/api-client'
import type { Response } from '@school/tasks/contract'
import { toast } from '@school/ui'
import type { PracticeCalls } from '@school/works/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  finishSession,
  getSession,
  giveUpSkillTask,
  openSkillHint,
  type Session,
  type SessionMode,
  startSession,
  submitSkillAnswer,
  takeNextTask,
} from '../contract/index.ts'
import { sessionAt } from './addresses.ts'
import { sessionQuery } from './queries.ts'

const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** Keeps what is known of a session; everything else that shows levels or XP is out of date. */
function useKnownSession() {
  const client = useQueryClient()
  return (session: Session) => {
    client.setQueryData(sessionQuery(session.id).queryKey, session)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== getSession.name })
  }
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
    /** The wish that is being granted. */
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

/** Answering the task under way. */
export function useAnswering(sessionId: number, taskId: number): PracticeCalls {
  const keep = useKnownSession()
  const [gainedXp, setGainedXp] = useState(0)
  const params = { sessionId, taskId }
  const answer = useCall(submitSkillAnswer, {
    networkMode: 'always',
    onSuccess: (reply) => {
      setGainedXp(reply.gainedXp)
      keep(reply.session)
    },
  })
  const hint = useCall(openSkillHint, { networkMode: 'always', onSuccess: keep, onError: sayError })
  const surrender = useCall(giveUpSkillTask, { networkMode: 'always', onSuccess: keep, onError: sayError })
  return {
    gainedXp,
    isBusy: answer.isPending || hint.isPending || surrender.isPending,
    error: answer.error,
    submit: (response: Response) => answer.mutate({ params, body: { response } }),
    openHint: () => hint.mutate({ params }),
    giveUp: (onDone) => surrender.mutate({ params }, { onSettled: onDone }),
  }
}

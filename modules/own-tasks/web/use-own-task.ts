import { ApiError, useSend } from '@school/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveOwnTask } from '../contract/index.ts'
import type { OwnTask, OwnTaskSource } from '../contract/own-task.ts'
import { forgetKept, keep } from './kept.ts'
import { ownTaskQuery } from './queries.ts'

const settleMs = 700

export interface EditedTask {
  source: OwnTaskSource
  change: (made: (source: OwnTaskSource) => OwnTaskSource) => void
  /** Everything that is typed is on the server. */
  isSaved: boolean
  isSaving: boolean
  /** Why the last time it was not kept. */
  trouble: string | null
  /** Keeps at once what is typed. @returns the task as it is kept; `null` when it could not be */
  save: () => Promise<OwnTask | null>
  /** This page itself has changed the task: what it types goes on from there. Of others' changes it is told by a refusal. */
  adopt: (revision: number) => void
}

/**
 * What is typed is kept by itself when the typing rests, and on the device until then.
 * @param initial what the form begins with, when that is more than the server knows
 */
export function useOwnTask(task: OwnTask, initial: OwnTaskSource): EditedTask {
  const client = useQueryClient()
  const { queryKey } = ownTaskQuery(task.id)
  const [source, setSource] = useState(initial)
  const [savedSource, setSavedSource] = useState(task.source)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const onServer = useRef({ source: task.source, revision: task.revision })
  const onTheWay = useRef<Promise<OwnTask | null> | null>(null)
  const last = useRef(source)
  const send = useSend(saveOwnTask, (reply) => client.setQueryData(queryKey, reply))

  const sendOnce = async (): Promise<OwnTask | null> => {
    const sent = last.current
    setSaving(true)
    try {
      const { revision } = onServer.current
      const reply = await send({ params: { ownTaskId: task.id }, body: { source: sent, revision } })
      onServer.current = { source: sent, revision: reply.revision }
      setSavedSource(sent)
      setTrouble(null)
      if (last.current === sent) forgetKept(task.id)
      else keep(task.id, reply.revision, last.current)
      return reply
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setTrouble(error.message)
      return null
    } finally {
      setSaving(false)
    }
  }

  const save = async (): Promise<OwnTask | null> => {
    while (onTheWay.current) await onTheWay.current
    if (last.current === onServer.current.source) return client.getQueryData(queryKey) ?? task
    const sending = sendOnce()
    onTheWay.current = sending
    try {
      return await sending
    } finally {
      onTheWay.current = null
    }
  }

  const saveTyped = useEffectEvent(() => void save())
  useEffect(() => {
    if (source === savedSource) return
    const timer = setTimeout(saveTyped, settleMs)
    return () => clearTimeout(timer)
  }, [source, savedSource])

  return {
    source,
    change: (made) => {
      const typed = made(last.current)
      last.current = typed
      keep(task.id, onServer.current.revision, typed)
      setSource(typed)
    },
    isSaved: source === savedSource,
    isSaving,
    trouble,
    save,
    adopt: (revision) => {
      onServer.current.revision = revision
    },
  }
}

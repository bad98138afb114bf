import { ApiError, invalidate, useSend } from '@school/api-client'
import type { Meanwhile } from '@school/kernel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveOwnTask } from '../contract/index.ts'
import type { OwnTask, OwnTaskSource } from '../contract/own-task.ts'
import { forgetKept, type Kept, keep } from './kept.ts'
import { ownTaskQuery } from './queries.ts'

const debounceMs = 700

export interface EditedTask {
  source: OwnTaskSource
  change: (made: (source: OwnTaskSource) => OwnTaskSource) => void
  /** Everything typed is on the server. */
  isSaved: boolean
  isSaving: boolean
  /** Why the last save failed. */
  trouble: string | null
  /** Saving failed because the session has ended. */
  isSignedOut: boolean
  /** Another tab has changed the task: the typed text is kept, and the user chooses. */
  meanwhile: Meanwhile | null
  /** Overwrites it with the typed text. */
  keepMine: () => void
  /** Replaces the typed text with the saved one. */
  takeTheirs: () => void
  /** Saves the typed text at once. @returns the saved task; `null` on failure */
  save: () => Promise<OwnTask | null>
  /** Accepts a version created by this page itself as the base of further edits. Foreign changes are reported by a refusal. */
  adopt: (version: number) => void
}

/**
 * Saves automatically after a pause in typing, and on the device until then.
 * @param found typed text that did not reach the server before
 */
export function useOwnTask(task: OwnTask, found: Kept | null): EditedTask {
  const client = useQueryClient()
  const { queryKey } = ownTaskQuery(task.id)
  const [source, setSource] = useState(found?.source ?? task.source)
  const [savedSource, setSavedSource] = useState(task.source)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isSignedOut, setSignedOut] = useState(false)
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const [isSaving, setSaving] = useState(false)
  const onServer = useRef({ source: task.source, version: found?.version ?? task.version })
  const onTheWay = useRef<Promise<OwnTask | null> | null>(null)
  const last = useRef(source)
  const send = useSend(saveOwnTask, (reply) => client.setQueryData(queryKey, reply))

  const sendOnce = async (): Promise<OwnTask | null> => {
    const sent = last.current
    setSaving(true)
    try {
      const { version } = onServer.current
      const reply = await send({ params: { ownTaskId: task.id }, body: { source: sent, version } })
      onServer.current = { source: sent, version: reply.version }
      setSavedSource(sent)
      setTrouble(null)
      setSignedOut(false)
      setMeanwhile(null)
      if (last.current === sent) forgetKept(task.id)
      else keep(task.id, reply.version, last.current)
      return reply
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMeanwhile(error.meanwhile)
      setTrouble(error.message)
      setSignedOut(error.status === 401)
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

  const saveTyped = useEffectEvent(() => {
    if (!meanwhile) void save()
  })
  useEffect(() => {
    if (source === savedSource) return
    const timer = setTimeout(saveTyped, debounceMs)
    return () => clearTimeout(timer)
  }, [source, savedSource])

  return {
    source,
    change: (made) => {
      const typed = made(last.current)
      last.current = typed
      keep(task.id, onServer.current.version, typed)
      setSource(typed)
    },
    isSaved: source === savedSource,
    isSaving,
    trouble,
    isSignedOut,
    meanwhile,
    keepMine: () => {
      onServer.current.version = meanwhile!.version
      void save()
    },
    takeTheirs: () => {
      const saved = meanwhile!.current['source'] as OwnTaskSource
      onServer.current = { source: saved, version: meanwhile!.version }
      last.current = saved
      forgetKept(task.id)
      setSource(saved)
      setSavedSource(saved)
      setTrouble(null)
      setMeanwhile(null)
      void invalidate(client, { queryKey })
    },
    save,
    adopt: (version) => {
      onServer.current.version = version
    },
  }
}

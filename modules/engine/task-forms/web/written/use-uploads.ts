import { useEffect, useRef, useState } from 'react'
import { useYou } from '@school/ui'
import type { AttachedFile } from '@school/tasks/contract'
import { useFileTransfer } from '../file-transfer.ts'
import { t } from './ru.ts'

/** A file being uploaded, or one that has failed and may be sent again. */
export interface Upload {
  id: string
  file: File
  /** 0–1. */
  part: number
  problem: string | null
}

const maxBytes = 10 * 1024 * 1024
/** A photograph is made smaller before upload: the original may be larger. */
const maxPhotoBytes = 40 * 1024 * 1024

const isTooLarge = ({ type, size }: File): boolean =>
  size > (type === 'image/jpeg' ? maxPhotoBytes : maxBytes)

export interface UploadsOptions {
  files: readonly AttachedFile[]
  maxFiles: number
  onChange: (files: AttachedFile[]) => void
}

/** Uploads files one after another; uploaded ones join the answer. */
export function useUploads({ files, maxFiles, onChange }: UploadsOptions) {
  const you = useYou()
  const transfer = useFileTransfer()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const stops = useRef(new Map<string, AbortController>())
  // Uploads end long after the render that started them: use the files attached by then.
  const attached = useRef(files)
  useEffect(() => {
    attached.current = files
  }, [files])
  useEffect(() => {
    const running = stops.current
    return () => running.forEach((stop) => stop.abort())
  }, [])

  const change = (id: string, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)))
  const forget = (id: string) => {
    stops.current.delete(id)
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  const send = async ({ id, file }: Pick<Upload, 'id' | 'file'>) => {
    const stop = new AbortController()
    stops.current.set(id, stop)
    change(id, { part: 0, problem: null })
    try {
      const { signal } = stop
      const arrived = await transfer.upload(id, file, { signal, onProgress: (part) => change(id, { part }) })
      if (signal.aborted) return
      forget(id)
      const next = [...attached.current, arrived]
      attached.current = next
      onChange(next)
    } catch (error) {
      if (stop.signal.aborted) return
      change(id, { problem: (error as Error).message || you(t.failedWords) })
    }
  }

  const add = (chosen: readonly File[]) => {
    const free = maxFiles - attached.current.length - uploads.length
    const good = chosen.filter((file) => !isTooLarge(file))
    setProblem(good.length < chosen.length ? t.tooLarge : good.length > free ? t.tooMany(maxFiles) : null)
    const begun = good
      .slice(0, Math.max(0, free))
      .map((file): Upload => ({ id: crypto.randomUUID(), file, part: 0, problem: null }))
    setUploads((all) => [...all, ...begun])
    void begun.reduce((before, one) => before.then(() => send(one)), Promise.resolve())
  }

  const stop = (id: string) => {
    stops.current.get(id)?.abort()
    forget(id)
  }
  return { uploads, problem, add, stop, again: (upload: Upload) => void send(upload) }
}

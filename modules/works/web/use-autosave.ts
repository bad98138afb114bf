import type { Response } from '@school/tasks/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AttemptTask } from '../contract/index.ts'
import { Autosave, type AutosaveOptions, type SaveView, type Shelf } from './autosave.ts'
import { serverClock } from './server-clock.ts'

export interface Saving {
  view: SaveView
  change: (response: Response) => void
  flush: () => Promise<void>
}

/** The device's own storage; without it an answer waits as long as the page is open. */
function shelfFor(key: string): Shelf {
  let memory: ReturnType<Shelf['read']> = null
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as ReturnType<Shelf['read']>
      } catch {
        return memory
      }
    },
    write(unsent) {
      memory = unsent
      try {
        if (unsent) localStorage.setItem(key, JSON.stringify(unsent))
        else localStorage.removeItem(key)
      } catch {
        // Kept in memory.
      }
    },
  }
}

export interface AutosaveCalls extends Pick<AutosaveOptions, 'save' | 'onRefused'> {
  attemptId: number
}

/** Saves the answer to one task of an exam; made anew for another task or attempt (give it a `key`). */
export function useAutosave(task: AttemptTask, { attemptId, save, onRefused }: AutosaveCalls): Saving {
  const [saving] = useState(
    () =>
      new Autosave({
        draft: task.draft,
        shelf:
          typeof localStorage === 'undefined' ? shelfFor('') : shelfFor(`answer:${attemptId}:${task.id}`),
        save,
        now: serverClock.now,
        onRefused,
      }),
  )
  useEffect(() => {
    const flush = () => void saving.flush()
    flush()
    addEventListener('online', flush)
    return () => {
      removeEventListener('online', flush)
      flush()
    }
  }, [saving])
  const view = useSyncExternalStore(saving.subscribe, saving.view, saving.view)
  return { view, change: saving.change, flush: saving.flush }
}

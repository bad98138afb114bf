import type { Response } from '@school/tasks/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AttemptTask } from '../contract/index.ts'
import { type AutosaveOptions, type SaveView, viewOf } from './autosave.ts'
import { accompany, answerAt } from './on-the-way.ts'

export interface Saving {
  view: SaveView
  change: (response: Response) => void
  flush: () => Promise<void>
}

export interface AutosaveCalls extends Pick<AutosaveOptions, 'save' | 'onRefused'> {
  attemptId: number
}

/** Saves the answer to one task of an exam; remount it for another task or attempt (give it a `key`). */
export function useAutosave(task: AttemptTask, { attemptId, save, onRefused }: AutosaveCalls): Saving {
  const taskId = task.id
  const [saving] = useState(() => answerAt({ attemptId, taskId }, { draft: task.draft, save, onRefused }))
  useEffect(() => accompany({ attemptId, taskId }, saving), [attemptId, taskId, saving])
  // The server does not know this device: unsent answers are shown after hydration.
  const [served] = useState(() => viewOf(task.draft))
  const view = useSyncExternalStore(saving.subscribe, saving.view, () => served)
  return { view, change: saving.change, flush: saving.flush }
}

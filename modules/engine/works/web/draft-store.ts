import type { Response } from '@school/tasks/contract'
import { isCheckedByPerson } from '@school/task-forms/web'

/**
 * Unsent answers: in memory for the screen, in the session storage for reloads.
 * Long texts and uploaded files would be a serious loss with a closed tab: they are in the local storage.
 */
const known = new Map<string, Response | null>()
const listeners = new Set<() => void>()

function read(key: string): Response | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? 'null') as Response | null
  } catch {
    return null
  }
}

function write(key: string, draft: Response | null): void {
  try {
    const storage = draft && isCheckedByPerson(draft.kind) ? localStorage : sessionStorage
    if (draft) storage.setItem(key, JSON.stringify(draft))
    else for (const each of [sessionStorage, localStorage]) each.removeItem(key)
  } catch {
    // Without a storage the draft lives as long as the page.
  }
}

export const drafts = {
  subscribe(listen: () => void): () => void {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
  find(key: string): Response | null {
    if (!known.has(key)) known.set(key, read(key))
    return known.get(key) ?? null
  },
  keep(key: string, draft: Response | null): void {
    known.set(key, draft)
    write(key, draft)
    for (const listen of listeners) listen()
  },
}

import type { Response } from '@school/tasks/contract'
import { useSyncExternalStore } from 'react'
import { drafts } from './draft-store.ts'

const nothing = () => null

/** What is typed and not sent yet. Outlives an error, a reload and a walk to another task; a long text also the tab itself. */
export function useKeptDraft(key: string) {
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.find(key), nothing)
  return [kept, (response: Response | null) => drafts.keep(key, response)] as const
}

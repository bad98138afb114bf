import type { Response } from '@school/tasks/contract'
import { useEffect, useSyncExternalStore } from 'react'
import type { OpenTask } from '../contract/index.ts'
import { drafts } from './draft-store.ts'

const nothing = () => null

/** The unsent answer. Survives an error, a reload and leaving the task; a long text also the closing of the tab. */
function useKeptDraft(key: string) {
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.find(key), nothing)
  return [kept, (response: Response | null) => drafts.keep(key, response)] as const
}

/** Storage key of an unsent answer in an attempt: other numbers have another key. */
export const attemptDraftKey = (
  attemptId: number,
  { id, variant }: Pick<OpenTask, 'id' | 'variant'>,
): string => `attempt:${attemptId}:${id}:${variant ?? ''}`

/** The answer in the form: the unsent one, else the last one sent. Survives an error, a reload and leaving the task. */
export function useDraft({ can, question, lastTry, isRenewed }: OpenTask, key: string) {
  const [kept, keep] = useKeptDraft(key)

  useEffect(() => {
    if (!can.answer && kept) keep(null)
  })

  // The content may have changed since: a draft of another kind is ignored.
  const draft =
    can.answer && kept?.kind === question.kind ? kept : isRenewed ? null : (lastTry?.response ?? null)
  return [draft, (response: Response) => keep(response)] as const
}

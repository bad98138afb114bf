import type { Response } from '@school/tasks/contract'
import { useEffect, useSyncExternalStore } from 'react'
import type { OpenTask } from '../contract/index.ts'
import { drafts } from './draft-store.ts'

const nothing = () => null

/** What is typed and not sent yet. Outlives an error, a reload and a walk to another task; a long text also the tab itself. */
function useKeptDraft(key: string) {
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.find(key), nothing)
  return [kept, (response: Response | null) => drafts.keep(key, response)] as const
}

/** Where what is typed in an attempt is kept: an answer to other numbers is not one to these. */
export const attemptDraftKey = (
  attemptId: number,
  { id, variant }: Pick<OpenTask, 'id' | 'variant'>,
): string => `attempt:${attemptId}:${id}:${variant ?? ''}`

/** The answer in the form: what is typed and not sent yet, else the last one sent. Outlives an error, a reload and a walk to another task. */
export function useDraft({ can, question, lastTry, isRenewed }: OpenTask, key: string) {
  const [kept, keep] = useKeptDraft(key)

  useEffect(() => {
    if (!can.answer && kept) keep(null)
  })

  // The content may have changed since: a draft of another kind is nobody's.
  const draft =
    can.answer && kept?.kind === question.kind ? kept : isRenewed ? null : (lastTry?.response ?? null)
  return [draft, (response: Response) => keep(response)] as const
}

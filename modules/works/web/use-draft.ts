import type { Response } from '@school/tasks/contract'
import { useEffect } from 'react'
import type { OpenTask } from '../contract/index.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** Where what is typed in a run is kept: an answer to other numbers is not one to these. */
export const runDraftKey = (attemptId: number, { id, variant }: Pick<OpenTask, 'id' | 'variant'>): string =>
  `attempt:${attemptId}:${id}:${variant ?? ''}`

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

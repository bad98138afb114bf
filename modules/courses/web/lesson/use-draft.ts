import type { Response } from '@school/tasks/contract'
import type { OpenTask } from '@school/works/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { drafts } from './draft-store.ts'

const nothing = () => null

/** The answer in the form: what is typed and not sent yet, else the last one sent. Outlives an error, a reload and a walk to another task. */
export function useDraft({ id, can, question, lastTry, variant, isRenewed }: OpenTask, viewerId: number) {
  const key = `draft:${viewerId}:${id}${variant === null ? '' : `:${variant}`}`
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.find(key), nothing)

  useEffect(() => {
    if (!can.answer && drafts.find(key)) drafts.keep(key, null)
  }, [key, can.answer])

  // The content may have changed since: a draft of another kind is nobody's.
  const draft =
    can.answer && kept?.kind === question.kind ? kept : isRenewed ? null : (lastTry?.response ?? null)
  return [draft, (response: Response) => drafts.keep(key, response)] as const
}

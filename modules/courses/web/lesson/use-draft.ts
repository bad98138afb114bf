import type { Response } from '@school/tasks/contract'
import type { OpenTask } from '@school/works/contract'
import { useKeptDraft } from '@school/works/web'
import { useEffect } from 'react'

/** The answer in the form: what is typed and not sent yet, else the last one sent. Outlives an error, a reload and a walk to another task. */
export function useDraft({ id, can, question, lastTry, variant, isRenewed }: OpenTask, viewerId: number) {
  const key = `draft:${viewerId}:${id}${variant === null ? '' : `:${variant}`}`
  const [kept, keep] = useKeptDraft(key)

  useEffect(() => {
    if (!can.answer && kept) keep(null)
  })

  // The content may have changed since: a draft of another kind is nobody's.
  const draft =
    can.answer && kept?.kind === question.kind ? kept : isRenewed ? null : (lastTry?.response ?? null)
  return [draft, (response: Response) => keep(response)] as const
}

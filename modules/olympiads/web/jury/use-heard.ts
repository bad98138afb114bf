import { toast, useYou } from '@school/ui'
import { useEffect, useRef, useState } from 'react'
import type { Clarification } from '../../contract/index.ts'
import { t } from './ru.ts'

/** What the jury has said after a moment; its word is heard when the panel is opened. */
export const unheardSince = (rows: readonly Clarification[], at: string): Clarification[] =>
  rows.filter(({ answeredAt }) => answeredAt !== null && answeredAt > at)

/** The moment of the last word, or the one that is known already. */
export const lastWordOf = (rows: readonly Clarification[], at: string): string =>
  rows.reduce((last, { answeredAt }) => (answeredAt !== null && answeredAt > last ? answeredAt : last), at)

const none: readonly Clarification[] = []

/** Without a storage every reload is told the same anew. */
function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** New words of the jury: each is told once by a toast, and counted until the panel is opened. */
export function useHeard(participationId: number, rows: readonly Clarification[] = none, open: () => void) {
  const you = useYou()
  const key = `jury-heard-${participationId}`
  const [heardAt, setHeardAt] = useState(() => kept(key))
  const toldAt = useRef(heardAt)

  useEffect(() => {
    const news = unheardSince(rows, toldAt.current)
    toldAt.current = lastWordOf(rows, toldAt.current)
    const toldOf = (kind: Clarification['kind'], text: string): string =>
      kind === 'question'
        ? you(t.toastAnswer)
        : kind === 'school'
          ? t.toastSchool(text)
          : t.toastAnnouncement(text)
    for (const { kind, answer } of news)
      toast(toldOf(kind, answer ?? ''), { action: { title: t.open, onSelect: open } })
  }, [rows, open, you])

  const hearAll = () => {
    const at = lastWordOf(rows, heardAt)
    toldAt.current = at
    setHeardAt(at)
    try {
      localStorage.setItem(key, at)
    } catch {
      // The words stay on the page as long as it lives.
    }
  }
  return { unheard: unheardSince(rows, heardAt).length, hearAll }
}

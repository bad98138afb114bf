import { toast, useYou } from '@school/ui'
import { useEffect, useRef, useState } from 'react'
import type { Clarification } from '../../contract/index.ts'
import { t } from './ru.ts'

/** Messages of the jury after an instant; opening the panel marks them as read. */
export const unheardSince = (rows: readonly Clarification[], at: string): Clarification[] =>
  rows.filter(({ answeredAt }) => answeredAt !== null && answeredAt > at)

/** Time of the last message, or the given one when it is later. */
export const lastWordOf = (rows: readonly Clarification[], at: string): string =>
  rows.reduce((last, { answeredAt }) => (answeredAt !== null && answeredAt > last ? answeredAt : last), at)

const none: readonly Clarification[] = []

/** Without storage the same messages are announced again after every reload. */
function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** New messages of the jury: each is shown once in a toast, and counted until the panel is opened. */
export function useHeard(participationId: number, rows: readonly Clarification[] = none, open: () => void) {
  const you = useYou()
  const key = `jury-heard-${participationId}`
  const [heardAt, setHeardAt] = useState(() => kept(key))
  const announcedAt = useRef(heardAt)

  useEffect(() => {
    const news = unheardSince(rows, announcedAt.current)
    announcedAt.current = lastWordOf(rows, announcedAt.current)
    const toastText = (kind: Clarification['kind'], text: string): string =>
      kind === 'question'
        ? you(t.toastAnswer)
        : kind === 'school'
          ? t.toastSchool(text)
          : t.toastAnnouncement(text)
    for (const { kind, answer } of news)
      toast(toastText(kind, answer ?? ''), { action: { title: t.open, onSelect: open } })
  }, [rows, open, you])

  const hearAll = () => {
    const at = lastWordOf(rows, heardAt)
    announcedAt.current = at
    setHeardAt(at)
    try {
      localStorage.setItem(key, at)
    } catch {
      // Without storage the read mark lasts as long as the page.
    }
  }
  return { unheard: unheardSince(rows, heardAt).length, hearAll }
}

import { useCall } from '@school/api-client'
import { toast, useDrag } from '@school/ui'
import { type KeyboardEvent, useState } from 'react'
import { type DailyPlan, inOwnOrder, keysWith, orderDay, type PlanRow } from '../contract/index.ts'
import { t } from './ru-plan.ts'

/** The own order of a day: by dragging, or by the arrow keys. */
export function useOrder({ date, today, rows }: Pick<DailyPlan, 'date' | 'today' | 'rows'>) {
  const [news, setNews] = useState('')
  // Shown as it was dropped until the answer has come.
  const [keys, setKeys] = useState<readonly string[]>([])
  const send = useCall(orderDay, {
    // Each request contains the whole order, so they are sent one after another: the last one must win.
    scope: { id: `order-of-${date}` },
    onError: ({ message }) => toast(message || t.failed, { tone: 'bad' }),
    onSettled: (_reply, _error, { body }) => setKeys((now) => (now === body.keys ? [] : now)),
  })
  const shown = inOwnOrder(rows, keys)
  const put = (key: string, at: number) => {
    const row = shown.find((one) => one.key === key)
    if (!row?.can.place || at < 0 || at >= shown.length || shown[at] === row) return
    const next = keysWith(shown, key, at)
    setKeys(next)
    setNews(t.placed(row.title, next.indexOf(key) + 1, next.length))
    send.mutate({ body: { keys: next, ...(date !== today && { day: date }) } })
  }
  const { begin, draggedId, over } = useDrag((key, place) => put(key, Number(place)))
  const stepByKey = (event: KeyboardEvent<HTMLElement>, { key }: PlanRow) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const handle = event.currentTarget
    let at = shown.findIndex((row) => row.key === key) + by
    while (shown[at]?.can.place === false) at += by
    put(key, at)
    // The row has moved in the page and the focus has left it.
    requestAnimationFrame(() => handle.focus())
  }
  const sideOf = (index: number): 'before' | 'after' | undefined => {
    if (draggedId === null || over !== String(index)) return undefined
    return shown.findIndex(({ key }) => key === draggedId) < index ? 'after' : 'before'
  }
  const hasGrips = rows.filter(({ can }) => can.place).length > 1
  return { shown, news, hasGrips, begin, draggedId, stepByKey, sideOf }
}
export type PlanOrder = ReturnType<typeof useOrder>

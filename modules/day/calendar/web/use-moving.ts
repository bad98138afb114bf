import { useCall } from '@school/api-client'
import { addDays, dayIn, daysBetween } from '@school/texts'
import { toast, useDrag } from '@school/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CalendarItem, changeCalendarItem } from '../contract/index.ts'
import { t } from './ru.ts'

const dayMs = 86_400_000

/** The number of an own item. */
export const numberOf = ({ id }: CalendarItem): number => Number(id.split(':')[1])

/** Where arrows lead: by a day, by a week. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Own items go to another day: dragged there, or by arrows of the keyboard. */
export function useMoving(items: readonly CalendarItem[], zone: string) {
  const [news, setNews] = useState('')
  // Shown where it was dropped until the answer has come.
  const [moving, setMoving] = useState<{ id: string; byDays: number } | null>(null)
  const refocused = useRef<string | null>(null)
  const change = useCall(changeCalendarItem, {
    onError: ({ message }) => toast(message, { tone: 'bad' }),
  })
  const move = (item: CalendarItem, day: string) => {
    const byDays = daysBetween(dayIn(item.startsAt, zone), day)
    if (byDays === 0 || change.isPending) return
    setMoving({ id: item.id, byDays })
    change.mutate(
      { params: { itemId: numberOf(item) }, body: { day, version: item.version } },
      { onSuccess: () => setNews(t.moved(item.title, day)), onSettled: () => setMoving(null) },
    )
  }
  const drag = useDrag((id, place) => {
    const item = items.find((one) => one.id === id)
    if (item) move(item, place)
  })
  const stepByKey = (event: KeyboardEvent<HTMLElement>, item: CalendarItem) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    refocused.current = item.id
    move(item, addDays(dayIn(item.startsAt, zone), by))
  }
  // The moved item is rendered in another place of the page and has lost the focus.
  useEffect(() => {
    if (refocused.current === null || change.isPending) return
    document.querySelector<HTMLElement>(`[data-grip-of="${refocused.current}"]`)?.focus()
    refocused.current = null
  }, [change.isPending])
  const shown = items.map((item) =>
    item.id === moving?.id
      ? { ...item, startsAt: new Date(Date.parse(item.startsAt) + moving.byDays * dayMs).toISOString() }
      : item,
  )
  return { shown, news, drag, stepByKey }
}

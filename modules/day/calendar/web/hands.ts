import type { KeyboardEvent, PointerEvent } from 'react'
import type { CalendarItem } from '../contract/item.ts'

/** What the owner of a calendar does in it; who only reads has none. */
export interface Hands {
  open: (item: CalendarItem) => void
  add: (day: string) => void
  begin: (event: PointerEvent<HTMLElement>, id: string) => void
  stepByKey: (event: KeyboardEvent<HTMLElement>, item: CalendarItem) => void
  draggedId: string | null
  /** The day under what is dragged. */
  over: string | null
}

/** How items are shown. */
export interface Look {
  zone: string
  schoolZone: string
  today: string
  hands: Hands | null
}

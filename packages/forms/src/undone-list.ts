import { toast } from '@school/ui'
import { ru } from './ru.ts'

/** Most names in a toast. */
const mostNamed = 3

export interface UndoneList {
  removed: number
  stayed: number
  kept: readonly { name: string; reason: string }[]
}

/** Rows that remain when a list is undone, with the reasons. */
export function sayKept({ stayed, kept }: Pick<UndoneList, 'stayed' | 'kept'>): string {
  const named = kept.slice(0, mostNamed).map(({ name, reason }) => `${name} (${reason})`)
  return stayed === 0 ? '' : ru.kept(named, stayed - named.length)
}

/** @param said message with the number of removed rows */
export function toastUndone(said: (removed: number) => string, undone: UndoneList): void {
  const text = [said(undone.removed), sayKept(undone)].filter(Boolean).join(' ')
  toast(text, { tone: undone.stayed > 0 ? 'warn' : 'ok' })
}

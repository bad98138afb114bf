import { storage } from '@school/browser'
import { useEffect, useState } from 'react'
import type { DataColumn } from './data-table.ts'

/** What the library keeps: only columns that differ from being shown. */
export type Visibility = Record<string, boolean>

const isVisibility = (value: unknown): value is Visibility =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'boolean')

/** Which columns are shown, remembered under the table's name; the server does not know and draws the usual ones. */
export function useShownColumns<Row>(name: string, columns: readonly DataColumn<Row>[]) {
  const key = `columns:${name}`
  const [shown, setShown] = useState<Visibility>(() =>
    Object.fromEntries(columns.filter(({ isExtra }) => isExtra).map((column) => [column.key, false])),
  )
  useEffect(() => {
    const kept = storage.read(key)
    // oxlint-disable-next-line react/set-state-in-effect -- the first picture is the server's
    if (isVisibility(kept)) setShown((usual) => ({ ...usual, ...kept }))
  }, [key])
  const show = (next: Visibility) => {
    storage.write(key, next)
    setShown(next)
  }
  return [shown, show] as const
}

import { storage } from '@school/browser'
import { useState, useSyncExternalStore } from 'react'
import { type Direction, directions } from './use-grid.ts'

const key = 'journal:direction'
const never = () => () => {}
const kept = (): Direction => directions.find((one) => one === storage.read(key)) ?? 'down'

/** Where the choice goes after a mark, as it was chosen in this browser. */
export function useDirection(): [Direction, (direction: Direction) => void] {
  const [chosen, setChosen] = useState<Direction | null>(null)
  const known = useSyncExternalStore(never, kept, () => 'down' as const)
  const choose = (direction: Direction) => {
    storage.write(key, direction)
    setChosen(direction)
  }
  return [chosen ?? known, choose]
}

import { storage } from '@school/browser'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { readSeating, type Seating, seatedAnew, seatedInOrder, usualRoom } from './seating.ts'

const never = () => () => {}

/** The plan of a class as it was left in this browser. */
export function useSeating(
  classId: number,
  pupils: readonly number[],
): [Seating, (seating: Seating) => void] {
  const key = `class-seating:${classId}`
  const [chosen, setChosen] = useState<Seating | null>(null)
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const seating = useMemo(() => {
    const kept = chosen ?? (isInBrowser ? readSeating(storage.read(key)) : null)
    return kept ? seatedAnew(kept, pupils) : seatedInOrder(usualRoom(pupils.length), pupils)
  }, [chosen, isInBrowser, key, pupils])
  const keep = (next: Seating) => {
    storage.write(key, next)
    setChosen(next)
  }
  return [seating, keep]
}

import { call, invalidate, useAfterChange } from '@school/api-client'
import { changeSeating } from '@school/school-classes/contract'
import { toast } from '@school/ui'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { seatingQuery } from '../queries.ts'
import { type Seating, reseated, seatedInOrder, usualClassroom } from './seating.ts'

/** The plan that the teachers of a class share; changes are sent one after another, always the latest state. */
export function useSeating(classId: number, pupils: readonly number[]) {
  const client = useQueryClient()
  const afterChange = useAfterChange()
  const { data } = useSuspenseQuery(seatingQuery(classId))
  const [wanted, setWanted] = useState<Seating | null>(null)
  const [before, setBefore] = useState<readonly Seating[]>([])
  const waiting = useRef<Seating | null>(null)
  const isSending = useRef(false)
  const seating = useMemo(() => {
    const kept = wanted ?? data.seating
    return kept ? reseated(kept, pupils) : seatedInOrder(usualClassroom(pupils.length), pupils)
  }, [wanted, data.seating, pupils])

  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    let { version } = data
    try {
      while (waiting.current) {
        const { rows, desks, places } = waiting.current
        waiting.current = null
        const body = { rows, desks, places: [...places], version }
        const reply = await call(changeSeating, { params: { schoolClassId: classId }, body })
        version = reply.version
        await afterChange(changeSeating, () => client.setQueryData(seatingQuery(classId).queryKey, reply))
      }
    } catch (error) {
      waiting.current = null
      setBefore([])
      toast((error as Error).message, { tone: 'bad' })
      await invalidate(client, seatingQuery(classId))
    }
    isSending.current = false
    setWanted(null)
  }
  const put = (next: Seating) => {
    waiting.current = next
    setWanted(next)
    void send()
  }
  return {
    seating,
    changed: data.seating,
    keep: (next: Seating) => {
      setBefore([...before, seating])
      put(next)
    },
    /** `null` when there is nothing to take back. */
    undo:
      before.length === 0
        ? null
        : () => {
            setBefore(before.slice(0, -1))
            put(before.at(-1)!)
          },
  }
}

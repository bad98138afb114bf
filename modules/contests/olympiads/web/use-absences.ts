import { useCall } from '@school/api-client'
import { useEffect, useRef } from 'react'
import { noteAbsence, shortestAbsenceSeconds } from '../contract/index.ts'

/** Reports how long the page of an attempt was hidden, when it is visible again. Failures are ignored: it is only a hint. */
export function useAbsences(participationId: number, isOn: boolean): void {
  const { mutate } = useCall(noteAbsence)
  const hiddenAt = useRef<number | null>(null)
  useEffect(() => {
    if (!isOn) return
    const onChange = () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt.current = Date.now()
        return
      }
      const seconds = Math.round((Date.now() - (hiddenAt.current ?? Date.now())) / 1000)
      hiddenAt.current = null
      if (seconds >= shortestAbsenceSeconds) mutate({ params: { participationId }, body: { seconds } })
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [participationId, isOn, mutate])
}

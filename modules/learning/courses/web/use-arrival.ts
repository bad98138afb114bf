import { arrival } from '@school/browser'
import { useEffect, useEffectEvent } from 'react'
import { joiningAddress } from './joining.ts'

/**
 * Does once what a guest has registered or signed in for: goes on with a course.
 * @param courseId `null` on other visits of the page
 */
export function useArrival(courseId: number | null, goOn: () => void): void {
  const goOnNow = useEffectEvent((id: number) => {
    if (!arrival.isAt(joiningAddress(id))) return
    // One press is left when it fails.
    arrival.forget()
    goOn()
  })
  useEffect(() => {
    if (courseId !== null) goOnNow(courseId)
  }, [courseId])
}

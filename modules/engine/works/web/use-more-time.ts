import { toast, useYou } from '@school/ui'
import { useEffect, useRef } from 'react'
import type { Attempt } from '../contract/index.ts'
import { minutesAdded } from './clock.ts'
import { t } from './ru.ts'

/** Answers return the deadline; without answers it is polled once a minute. */
const lookEveryMs = 60_000

/** Updates the deadline when time was added while the pupil solves. */
export function useMoreTime(
  { state, mode, deadlineAt }: Pick<Attempt, 'state' | 'mode' | 'deadlineAt'>,
  lookUp: () => void,
): void {
  const you = useYou()
  const known = useRef(deadlineAt)
  useEffect(() => {
    const minutes = minutesAdded(known.current, deadlineAt)
    known.current = deadlineAt
    if (minutes > 0) toast(you(t.moreTime(minutes)), { tone: 'ok' })
  }, [deadlineAt, you])

  const look = useRef(lookUp)
  useEffect(() => {
    look.current = lookUp
  })
  const isWatched = state === 'running' && mode === 'exam' && deadlineAt !== null
  useEffect(() => {
    if (!isWatched) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) look.current()
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [isWatched])
}

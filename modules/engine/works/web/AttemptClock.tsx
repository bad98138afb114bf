import { formatClock } from '@school/texts'
import { IconClock } from '@school/ui'
import { useEffect, useRef, useState } from 'react'
import { secondsLeft, serverClock, warningAt } from './clock.ts'
import { t } from './ru.ts'
import styles from './AttemptClock.module.css'

export interface AttemptClockProps {
  deadlineAt: string
  serverNow: string
  /** Called once, when no time is left. */
  onTimeUp: () => void
}

/** The remaining time by the server's clock; announced to screen readers ten, five and one minute before the end. */
export function AttemptClock({ deadlineAt, serverNow, onTimeUp }: AttemptClockProps) {
  const [left, setLeft] = useState(() => secondsLeft(deadlineAt, Date.parse(serverNow)))
  const isOver = useRef(false)
  const timeUp = useRef(onTimeUp)
  useEffect(() => {
    timeUp.current = onTimeUp
  })
  useEffect(() => {
    serverClock.observe(serverNow)
    isOver.current = false
    const tick = () => {
      const seconds = secondsLeft(deadlineAt, serverClock.now())
      setLeft(seconds)
      const wasOver = isOver.current
      isOver.current = seconds === 0
      if (isOver.current && !wasOver) timeUp.current()
    }
    tick()
    const timer = setInterval(tick, 500)
    // Timers stop while a laptop is closed: the time is recomputed when the page becomes visible.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [deadlineAt, serverNow])

  const warning = warningAt(left)
  return (
    <p className={styles.clock} data-warning={warning ?? undefined}>
      <IconClock aria-hidden="true" />
      <span className="visually-hidden">{t.timeLeft}</span>
      <span role="timer" className={styles.figures}>
        {left > 0 ? formatClock(left) : t.timeIsUp}
      </span>
      <span aria-live="assertive" className="visually-hidden">
        {warning !== null && left > 0 ? t.minutesLeft(warning) : ''}
      </span>
    </p>
  )
}

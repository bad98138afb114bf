import { IconClock } from '@school/ui'
import { serverClock } from '@school/works/web'
import { useEffect, useState } from 'react'
import { t } from './ru.ts'
import styles from './StagePanel.module.css'

export interface CountdownProps {
  /** Name of the event. */
  label: string
  at: string
  serverNow: string
  /** Called once, when the time has come. */
  onEnd: () => void
}

const minutesTo = (at: string, now: number): number => Math.ceil((Date.parse(at) - now) / 60_000)

/** Time left until an event, by the server’s clock, in minutes: exact enough to plan an evening. */
export function Countdown({ label, at, serverNow, onEnd }: CountdownProps) {
  const [minutes, setMinutes] = useState(() => minutesTo(at, Date.parse(serverNow)))
  useEffect(() => {
    serverClock.observe(serverNow)
    let isOver = false
    const tick = () => {
      const left = minutesTo(at, serverClock.now())
      setMinutes(left)
      if (left > 0 || isOver) return
      isOver = true
      onEnd()
    }
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [at, serverNow, onEnd])
  if (minutes <= 0) return null
  return (
    <p className={styles.clock}>
      <IconClock aria-hidden="true" />
      <span>
        {label}: <strong>{t.left(minutes)}</strong>
      </span>
    </p>
  )
}

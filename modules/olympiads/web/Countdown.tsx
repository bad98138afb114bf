import { IconClock } from '@school/ui'
import { serverClock } from '@school/works/web'
import { useEffect, useState } from 'react'
import { t } from './ru.ts'
import styles from './StagePanel.module.css'

export interface CountdownProps {
  /** What is waited for. */
  label: string
  at: string
  serverNow: string
  /** Once, when it has come. */
  onCome: () => void
}

const minutesTo = (at: string, now: number): number => Math.ceil((Date.parse(at) - now) / 60_000)

/** How long it is until something, by the server’s clock; minutes are exact enough to plan an evening. */
export function Countdown({ label, at, serverNow, onCome }: CountdownProps) {
  const [minutes, setMinutes] = useState(() => minutesTo(at, Date.parse(serverNow)))
  useEffect(() => {
    serverClock.observe(serverNow)
    let isOver = false
    const tick = () => {
      const left = minutesTo(at, serverClock.now())
      setMinutes(left)
      if (left > 0 || isOver) return
      isOver = true
      onCome()
    }
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [at, serverNow, onCome])
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

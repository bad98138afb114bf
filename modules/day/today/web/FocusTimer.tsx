import { play, turnSound, useIsSoundOn } from '@school/rewards/web'
import { formatClock } from '@school/texts'
import {
  Button,
  Card,
  IconButton,
  IconPlayerPause,
  IconPlayerPlay,
  IconVolume,
  IconVolumeOff,
  ProgressRing,
  toast,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type FocusClock,
  fresh,
  isRunning,
  leftOf,
  pause,
  phaseMs,
  skip,
  start,
  tick,
} from './focus-clock.ts'
import { putClock, useClock } from './focus-store.ts'
import { focus as t } from './ru-plan.ts'
import styles from './FocusTimer.module.css'

/** The clock of this tab, looked at twice a second while it runs. */
function useFocusClock() {
  const clock = useClock()
  const [now, setNow] = useState(0)
  const put = (next: FocusClock) => {
    setNow(Date.now())
    putClock(next)
  }
  const look = useEffectEvent(() => {
    const at = Date.now()
    setNow(at)
    const next = tick(clock, at)
    if (next === clock) return
    putClock(next)
    toast(next.phase === 'rest' ? t.workOver : t.restOver, { tone: 'ok' })
    play('joy')
  })
  const runs = isRunning(clock)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => look(), 500)
    return () => clearInterval(timer)
  }, [runs])
  return { clock, leftMs: Math.min(phaseMs[clock.phase], leftOf(clock, now)), runs, put }
}

/** Shows the remaining time in the title of the tab while the timer runs. */
function useTimeInTitle(text: string | null): void {
  useEffect(() => {
    if (text === null) return
    const title = document.title
    document.title = text
    return () => void (document.title = title)
  }, [text])
}

/** 25 minutes of work, 5 of rest; its state is known to this tab only. */
export function FocusTimer() {
  const { clock, leftMs, runs, put } = useFocusClock()
  const isOn = useIsSoundOn()
  const isWork = clock.phase === 'work'
  const seconds = Math.ceil(leftMs / 1000)
  const text = formatClock(seconds)
  useTimeInTitle(runs ? t.inTitle(text, isWork) : null)
  const isFresh = !runs && clock.leftMs === phaseMs[clock.phase]
  const name = isWork ? t.work : t.rest
  return (
    <Card as="section" aria-labelledby="focus" className={frame.section}>
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="focus" className={frame.cardTitle}>
          {t.title}
        </h2>
        <IconButton
          label={isOn ? t.soundOff : t.soundOn}
          icon={isOn ? <IconVolume aria-hidden="true" /> : <IconVolumeOff aria-hidden="true" />}
          onClick={() => turnSound(!isOn)}
        />
      </div>
      <div className={styles.clock}>
        <ProgressRing percent={(100 * leftMs) / phaseMs[clock.phase]} label={name} size={96}>
          <span className={styles.figures}>{text}</span>
        </ProgressRing>
        <div className={styles.words}>
          <p className={styles.phase} role="timer" aria-label={`${name}: ${t.left(text)}`}>
            {name}
          </p>
          <p className={frame.note}>{t.note}</p>
        </div>
      </div>
      <div className={frame.row}>
        <Button
          icon={runs ? <IconPlayerPause aria-hidden="true" /> : <IconPlayerPlay aria-hidden="true" />}
          onClick={() => put(runs ? pause(clock, Date.now()) : start(clock, Date.now()))}
        >
          {runs ? t.pause : isFresh ? t.start : t.goOn}
        </Button>
        <Button kind="quiet" onClick={() => put(skip(clock, Date.now()))}>
          {isWork ? t.skipWork : t.skipRest}
        </Button>
        {!isFresh && !runs && (
          <Button kind="quiet" onClick={() => put(fresh)}>
            {t.reset}
          </Button>
        )}
      </div>
    </Card>
  )
}

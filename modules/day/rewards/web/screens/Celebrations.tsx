import { Button, Dialog } from '@school/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { celebrations } from '../celebrations.ts'
import { Confetti } from '../Confetti.tsx'
import { t } from '../ru.ts'
import { play } from '../sound.ts'
import styles from './Celebrations.module.css'

/** First the verdict is read, and the focus comes to where it goes on. */
const pauseMs = 700

/** The window gives the focus back first: it would take the page back from where one goes. */
const focusBackMs = 80

const nothing = () => null

/** A person who writes in a window is not interrupted. */
const isWindowOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Shows celebrations one after another, where they happen, when no window is open. */
export function Celebrations() {
  const first = useSyncExternalStore(celebrations.subscribe, celebrations.first, nothing)
  const [dueKey, setDueKey] = useState<string | null>(null)
  const navigate = useNavigate()
  const key = first?.key ?? null
  useEffect(() => {
    if (key === null) return
    const timer = setInterval(() => {
      if (isWindowOpen()) return
      clearInterval(timer)
      setDueKey(key)
      play('joy')
    }, pauseMs)
    return () => clearInterval(timer)
  }, [key])
  if (!first) return null
  const go = (to: string) => {
    celebrations.seen()
    setTimeout(() => void navigate(to), focusBackMs)
  }
  return (
    <Dialog
      open={dueKey === key}
      onClose={celebrations.seen}
      title={first.title}
      size="s"
      footer={
        <>
          {first.way && <Button onClick={() => go(first.way!.to)}>{first.way.title}</Button>}
          <Button kind="primary" onClick={celebrations.seen}>
            {t.close}
          </Button>
        </>
      }
    >
      <div className={styles.joy}>
        <Confetti />
        <div className={styles.picture}>{first.picture}</div>
        <p className={styles.text}>{first.text}</p>
      </div>
    </Dialog>
  )
}

import { storage } from '@school/browser'
import { type ReactNode, useEffect, useReducer } from 'react'
import { countReload } from './missing-chunk.ts'
import styles from './missing-chunk.module.css'
import { ru } from './ru.ts'

function reload(): () => void {
  const again = () => location.reload()
  // Without a network a reload would only take the page away.
  if (navigator.onLine) again()
  addEventListener('online', again)
  return () => removeEventListener('online', again)
}

/** A chunk failed to load: the page is reloaded, a limited number of times; then the children are shown. */
export function MissingChunk({ children }: { children: ReactNode }) {
  const [isHopeless, giveUp] = useReducer(() => true, false)
  useEffect(() => {
    if (countReload(storage)) return reload()
    giveUp()
    return undefined
  }, [])
  if (isHopeless) return children
  return (
    <output className={styles.waiting}>
      <span className={styles.spinner} aria-hidden="true" />
      {ru.reloading}
    </output>
  )
}

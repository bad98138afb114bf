import { useSyncExternalStore } from 'react'
import { IconWifiOff } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import styles from './offline-strip.module.css'

function subscribe(listen: () => void): () => void {
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen)
  return () => {
    window.removeEventListener('online', listen)
    window.removeEventListener('offline', listen)
  }
}

/** Whether the browser believes it has a network; true on the server. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

export interface OfflineStripProps {
  text?: string
  /** For the gallery and for failures that the browser does not see. */
  isOffline?: boolean
}

export function OfflineStrip({ text = ru.offline, isOffline }: OfflineStripProps) {
  const isOnline = useIsOnline()
  return (
    <output className={styles.place}>
      {(isOffline ?? !isOnline) && (
        <span className={styles.strip}>
          <IconWifiOff aria-hidden="true" />
          {text}
        </span>
      )}
    </output>
  )
}

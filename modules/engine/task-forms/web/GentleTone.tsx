import { createContext, type ReactNode, useContext } from 'react'
import styles from './GentleTone.module.css'

const GentleContext = createContext(false)

/** Whether the viewer is a child of 6–10: a wrong answer is «почти», without crosses and without red. */
export const useIsGentle = (): boolean => useContext(GentleContext)

/** Provides the gentle tone to everything inside when `isOn`. */
export function GentleTone({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <GentleContext value={isOn}>
      <div className={styles.tone} data-gentle={isOn || undefined}>
        {children}
      </div>
    </GentleContext>
  )
}

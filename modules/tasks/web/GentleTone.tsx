import { createContext, type ReactNode, useContext } from 'react'
import styles from './GentleTone.module.css'

const GentleContext = createContext(false)

/** Whether a child of 6–10 looks at the task: a miss is «почти», without crosses and without red. */
export const useIsGentle = (): boolean => useContext(GentleContext)

/** Everything inside speaks softly when `isOn`. */
export function GentleTone({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <GentleContext value={isOn}>
      <div className={styles.tone} data-gentle={isOn || undefined}>
        {children}
      </div>
    </GentleContext>
  )
}

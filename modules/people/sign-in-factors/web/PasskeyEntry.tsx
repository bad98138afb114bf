import { late } from '@school/ui'
import styles from './passkey-entry.module.css'
import type { PasskeyEntryProps } from './PasskeyButton.tsx'

const { Part } = late(() => import('./PasskeyButton.tsx').then(({ PasskeyButton }) => PasskeyButton))

/** «Войти по ключу», where the browser knows passkeys; its place is kept until the code has come. */
export const PasskeyEntry = (props: PasskeyEntryProps) => (
  <div className={styles.entry}>
    <Part {...props} />
  </div>
)

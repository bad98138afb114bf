import { useDebounced } from '@school/ui'
import styles from './PasswordMeter.module.css'
import { type Strength, strengthOf } from './password-strength.ts'
import { t } from './ru-password.ts'

/** How strong a password that is being chosen looks; said to a screen reader when the typing has settled. */
export function PasswordMeter({ password }: { password: string }) {
  const strength = strengthOf(password)
  const said = useDebounced(strength, 600) as Strength
  return (
    <div className={styles.meter}>
      <div className={`${styles.bars} ${styles[strength] ?? ''}`} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p className={styles.words} aria-live="polite">
        {password && t.strength[said]}
      </p>
    </div>
  )
}

import { ru } from '../ru.ts'
import { Drawing } from './Drawing.tsx'
import { logoSign } from './logo-sign.ts'
import styles from './logo.module.css'

/** The sign alone: for the narrowest header and for places that have the name already. */
export const LogoSign = ({ title = null, className }: { title?: string | null; className?: string }) => (
  <Drawing viewBox="0 0 40 40" content={logoSign} title={title} className={className ?? styles.sign} />
)

export interface LogoProps {
  /** A brand of the portal has a name of its own. */
  name?: string
  /** On a dark ground. */
  isLight?: boolean
}

/** The sign and the name, as text: it is read, copied and translated. Put it into a link to the main page. */
export const Logo = ({ name = ru.school, isLight = false }: LogoProps) => (
  <span className={isLight ? `${styles.logo} ${styles.light}` : styles.logo}>
    <LogoSign />
    <span className={styles.name}>{name}</span>
  </span>
)

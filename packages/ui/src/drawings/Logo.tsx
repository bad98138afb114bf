import { ru } from '../ru.ts'
import { Drawing } from './Drawing.tsx'
import styles from './logo.module.css'
import { paint } from './owl/paint.ts'

const { body, shade, cream, beak, ink } = paint

/** The owl's face on a field of 40 × 40; reads at 16 pixels. */
export const logoSign = `<path fill="${body}" d="M4.500 3c4 3.500 8.500 5 12 5.200q3.500-.6 7 0c3.500-.2 8-1.700 12-5.200c2 5 2.200 10 1.800 14.500c1.500 12-5.800 20.500-17.300 20.500s-18.800-8.500-17.300-20.500c-.4-4.500-.2-9.500 1.800-14.500z"/><path fill="${shade}" d="M4.500 3c4 3.500 8 5 11 5.200c-4 .8-7 2.800-9.500 5.800c-2.500-3-3-7-1.500-11zM35.500 3c-4 3.500-8 5-11 5.200c4 .8 7 2.800 9.500 5.800c2.500-3 3-7 1.500-11z"/><circle cx="12.300" cy="19.500" r="8.300" fill="${cream}"/><circle cx="27.700" cy="19.500" r="8.300" fill="${cream}"/><circle cx="13" cy="19.500" r="5" fill="${ink}"/><circle cx="27" cy="19.500" r="5" fill="${ink}"/><circle cx="11.300" cy="17.600" r="1.700" fill="#fff"/><circle cx="25.300" cy="17.600" r="1.700" fill="#fff"/><path fill="${beak}" d="M20 21.500c3 0 4.600 1.900 4.200 4.200c-.4 2.600-2.300 4.700-4.200 6.300c-1.900-1.600-3.800-3.700-4.200-6.300c-.4-2.300 1.200-4.200 4.200-4.200z"/>`

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

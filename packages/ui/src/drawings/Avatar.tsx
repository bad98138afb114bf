import { initials } from '@school/texts'
import { hueFor, hueOf } from '../hue.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** Full name, also the text for screen readers unless the name stands beside. */
  name: string
  /** A picture of one's own. */
  url?: string | null
  /** Pixels. */
  size?: number
  /** The name is written beside: do not say it twice. */
  isNamed?: boolean
}

/** A picture or the initials on a hue of the name's own. */
export function Avatar({ name, url, size = 40, isNamed = false }: AvatarProps) {
  const place = { width: size, height: size, fontSize: size * 0.38 }
  if (url) {
    return (
      <img
        className={styles.avatar}
        src={url}
        alt={isNamed ? '' : name}
        style={place}
        width={size}
        height={size}
      />
    )
  }
  return (
    <span className={`hue ${styles.avatar}`} style={{ ...hueOf(hueFor(name)), ...place }}>
      <span aria-hidden="true">{initials(name)}</span>
      {!isNamed && <span className="visually-hidden">{name}</span>}
    </span>
  )
}

import { initials } from '@school/texts'
import { hueFor, hueOf } from '../hue.ts'
import { LatePortrait } from './portrait/LatePortrait.tsx'
import type { Portrait } from './portrait/portrait.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** Full name, also the text for screen readers unless the name stands beside. */
  name: string
  /** A picture of one's own. */
  url?: string | null
  /** Put together by the person; comes with the name, so that nobody sees initials first. */
  portrait?: Portrait | null
  /** Pixels. */
  size?: number
  /** The name is written beside: do not say it twice. */
  isNamed?: boolean
}

/** A picture, what was put together, or the initials on a hue of the name's own. */
export function Avatar({ name, url, portrait, size = 40, isNamed = false }: AvatarProps) {
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
      {portrait ? <LatePortrait portrait={portrait} /> : <span aria-hidden="true">{initials(name)}</span>}
      {!isNamed && <span className="visually-hidden">{name}</span>}
    </span>
  )
}

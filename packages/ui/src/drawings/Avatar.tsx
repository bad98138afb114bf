import { initials } from '@school/texts'
import { useState } from 'react'
import { hueFor, hueOf } from '../hue.ts'
import { LatePortrait } from './portrait/LatePortrait.tsx'
import type { Portrait } from './portrait/portrait.ts'
import styles from './avatar.module.css'

/** URL of a photograph that only permitted viewers receive. */
export interface Photo {
  photoUrl: string
}

/** Pixels, in lists, menus and heads (school-portal §9). */
export const avatarSizes = { s: 36, m: 44, l: 60 } as const

export interface AvatarProps {
  /** Full name, also the text for screen readers unless `isNamed`. */
  name: string
  /** A photograph, or a composed portrait; comes with the name, so that initials do not flash first. */
  portrait?: Portrait | Photo | null
  /** Pixels. */
  size?: number
  /** The name is written next to it: screen readers must not say it twice. */
  isNamed?: boolean
}

/** Two squares are kept of a photograph: the small one is enough up to this size on dense screens. */
const mostSmall = 48

const addressOf = (photoUrl: string, size: number): string =>
  size > mostSmall ? `${photoUrl}?side=320` : photoUrl

/** A photograph, what was put together, or the initials on a hue of the name's own. */
export function Avatar({ name, portrait, size = 40, isNamed = false }: AvatarProps) {
  const place = { width: size, height: size, fontSize: size * 0.38 }
  const [absent, setAbsent] = useState<string | null>(null)
  const photo = portrait && 'photoUrl' in portrait ? portrait.photoUrl : null
  const drawn = portrait && 'figure' in portrait ? portrait : null
  return (
    <span className={`hue ${styles.avatar}`} style={{ ...hueOf(hueFor(name)), ...place }}>
      {photo && photo !== absent ? (
        // The photograph was deleted meanwhile: the initials remain.
        <img
          src={addressOf(photo, size)}
          alt=""
          width={size}
          height={size}
          onError={() => setAbsent(photo)}
        />
      ) : drawn ? (
        <LatePortrait portrait={drawn} />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
      {!isNamed && <span className="visually-hidden">{name}</span>}
    </span>
  )
}

import { classNames } from '../../class-names.ts'
import { hueOf } from '../../hue.ts'
import { pictureRole } from '../Drawing.tsx'
import styles from './cover.module.css'
import { coverMarkup } from './markup.ts'

export interface CoverProps {
  /** Key of the discipline: `math`, `russian`, `reading`, `physics`, `world`; others get the general family. */
  discipline: string
  /** Hue of the discipline, an angle of oklch(). */
  hue: number
  /** What the picture is for: the same seed gives the same picture. */
  seed: string | number
  /** Text for screen readers; without it the picture is decorative. */
  title?: string
  className?: string
}

/** The drawing itself, with all the scenes behind it. */
export function CoverPicture({ discipline, hue, seed, title, className }: CoverProps) {
  const { tone, shift, content } = coverMarkup(discipline, seed)
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles.cover, styles[tone], className)}
      style={hueOf(hue + shift)}
      {...pictureRole(title)}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}

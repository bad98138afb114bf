import { classNames } from '../../class-names.ts'
import { hueOf } from '../../hue.ts'
import { pictureRole } from '../Drawing.tsx'
import type { CoverProps } from './cover-props.ts'
import styles from './cover.module.css'
import { coverMarkup } from './markup.ts'

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

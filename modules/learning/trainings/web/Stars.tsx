import { IconStar } from '@school/ui'
import { t } from './ru.ts'
import styles from './Stars.module.css'

/** Three stars, the earned ones filled; a number for screen readers. */
export const Stars = ({ stars, size = 's' }: { stars: number; size?: 's' | 'l' }) => (
  <span className={styles.stars} data-size={size} role="img" aria-label={t.stars(stars)}>
    {[1, 2, 3].map((star) => (
      <IconStar key={star} aria-hidden="true" data-full={star <= stars || undefined} />
    ))}
  </span>
)

import { ButtonLink, ChipLink, IconRefresh } from '@school/ui'
import styles from './PreviewTools.module.css'
import { t } from './ru.ts'

export type Frame = keyof typeof t.frames

export interface PreviewToolsProps {
  frame: Frame
  seed: number
  /** Options can be shown in another order. */
  hasOptions: boolean
  /** Numbers change from pupil to pupil. */
  hasVariants: boolean
}

const frames = Object.keys(t.frames) as Frame[]
const addressOf = (frame: Frame, seed: number) => ({
  search: `?${new URLSearchParams({ seed: String(seed), frame })}`,
})

/** The width of the frame and the order of options: both in the address, so that a doubtful view can be shown to another. */
export function PreviewTools({ frame, seed, hasOptions, hasVariants }: PreviewToolsProps) {
  return (
    <nav aria-label={t.view} className={styles.tools}>
      <p className={styles.group}>
        <span className={styles.name}>{t.frame}</span>
        {frames.map((name) => (
          <ChipLink key={name} to={addressOf(name, seed)} chosen={name === frame} replace preventScrollReset>
            {t.frames[name]}
          </ChipLink>
        ))}
      </p>
      {hasOptions || hasVariants ? (
        <p className={styles.group}>
          <span className={styles.name}>
            {hasVariants ? t.variant : t.seed} {t.orderNumber(seed + 1)}
          </span>
          <ButtonLink
            size="s"
            to={addressOf(frame, seed + 1)}
            replace
            preventScrollReset
            icon={<IconRefresh aria-hidden="true" />}
          >
            {hasVariants ? t.anotherVariant : t.anotherSeed}
          </ButtonLink>
        </p>
      ) : (
        <p className={styles.name}>{t.seedless}</p>
      )}
    </nav>
  )
}

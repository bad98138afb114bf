import type { SheetPin } from '../../contract/index.ts'
import { t } from './ru.ts'
import styles from './sheets.module.css'

/** Comments of the pins with their numbers. */
export const PinList = ({ pins }: { pins: readonly Pick<SheetPin, 'text'>[] }) => (
  <ol className={`plain-list ${styles.pins}`} aria-label={t.pins}>
    {pins.map(({ text }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a pin is its number
      <li key={index} className={styles.pinSaid}>
        <span className={styles.number}>{index + 1}</span>
        <span className={styles.pinText}>{text}</span>
      </li>
    ))}
  </ol>
)

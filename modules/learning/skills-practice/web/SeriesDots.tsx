import { IconCheck, IconX } from '@school/ui'
import { seriesLength } from '../contract/index.ts'
import { t } from './ru.ts'
import styles from './SeriesDots.module.css'

/** The last five answers, the newest at the right: what a level is judged by. */
export function SeriesDots({ series }: { series: readonly boolean[] }) {
  const places = Array.from({ length: seriesLength }, (_, index) => series[index])
  return (
    <ol className={`plain-list ${styles.dots}`} aria-label={t.series}>
      {places.map((isRight, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- places have no other name
          key={index}
          className={styles.dot}
          data-mark={isRight === undefined ? 'none' : isRight ? 'right' : 'wrong'}
        >
          {isRight === true && <IconCheck aria-hidden="true" />}
          {isRight === false && <IconX aria-hidden="true" />}
          <span className="visually-hidden">
            {isRight === undefined ? t.dot.none : isRight ? t.dot.right : t.dot.wrong}
          </span>
        </li>
      ))}
    </ol>
  )
}

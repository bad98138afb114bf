import { gradeLabel } from '@school/texts'
import type { RatedParticipant } from '../contract/index.ts'
import styles from './RatingTable.module.css'
import { t } from './ru.ts'

/** Places, names and results; three narrow columns, so that a phone shows a page of them and not a page of cards. */
export const RatingTable = ({ caption, rows }: { caption: string; rows: readonly RatedParticipant[] }) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{t.placeColumn}</th>
        <th scope="col">{t.nameColumn}</th>
        <th scope="col" className={styles.figure}>
          {t.pointsColumn}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ userId, place, name, gradeIndex, school, points, percent, award, isMe }) => (
        <tr key={userId} data-me={isMe || undefined}>
          <td className={styles.place}>{place}</td>
          <th scope="row">
            {isMe ? t.meAs(name) : name}
            <span className={styles.note}>
              {[gradeIndex !== null && gradeLabel(gradeIndex), school].filter(Boolean).join(', ')}
            </span>
            {award && <span className={styles.award}>{t.diploma(award)}</span>}
          </th>
          <td className={styles.figure}>
            {t.pointsValue(points)}
            <span className={styles.note}>{t.percent(percent)}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

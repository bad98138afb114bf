import { formatDay, formatShortWeekday } from '@school/texts'
import { Chip } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChildNowPart } from './ChildNowPart.tsx'
import styles from './parenthood.module.css'
import { reportQuery } from './queries.ts'
import { t } from './ru.ts'
import { SummaryText } from './SummaryText.tsx'

/** The week of a child: what was done day by day, and what to talk about. */
export function ChildReportCard({ childId, name }: { childId: number; name: string }) {
  const { data: report } = useSuspenseQuery(reportQuery(childId))
  return (
    <section className={styles.report} aria-label={t.week(name)}>
      <p>
        <Chip tone="accent">{t.level(report.now.level)}</Chip>
      </p>
      {report.told ? (
        <SummaryText summary={report.told} />
      ) : (
        <div className={styles.summary}>
          <p className={styles.effort}>{t.quietTitle}</p>
          <p>{t.quietText}</p>
        </div>
      )}
      <ChildNowPart now={report.now} />
      <ol className={`plain-list ${styles.days}`}>
        {report.days.map(({ day, solved, answers }) => (
          <li key={day} className={styles.day} data-active={answers > 0 || undefined}>
            <span aria-hidden="true">{formatShortWeekday(day)}</span>
            <span aria-hidden="true">{answers > 0 ? solved : '·'}</span>
            <span className="visually-hidden">
              {formatDay(day)}: {solved} {t.solved(solved)}, {answers} {t.answers(answers)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

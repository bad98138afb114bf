import { ListenButton } from '@school/task-forms/web'
import { formatNumber } from '@school/texts'
import { Card, Owl, ProgressBar } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { sharedProgressQuery } from '../queries.ts'
import { t } from '../ru-sharing.ts'
import styles from './SharedProgressScreen.module.css'

/** What a link shows to anybody, grandmother first: big type, whole sentences, and a voice that reads them. */
export function SharedProgressScreen({ userId, token }: { userId: number; token: string }) {
  const { data } = useSuspenseQuery(sharedProgressQuery(userId, token))
  const { solved, days, courses } = data
  const said = [
    t.week(solved.week, days.week),
    t.month(solved.month, days.month),
    ...(solved.all > 0 ? [t.all(solved.all)] : []),
  ]
  const read = [
    t.sharedTitle(data.firstName),
    ...said,
    ...courses.map((one) => t.course(one.title, one.percent)),
    ...(solved.all > 0 ? [t.ask] : []),
  ]
  return (
    <div className={`${frame.page} ${styles.page}`}>
      <header className={styles.head}>
        <Owl pose={solved.week > 0 ? 'happy' : 'reading'} title={null} />
        <h1>{t.sharedTitle(data.firstName)}</h1>
      </header>
      <Card pad="l" className={styles.said}>
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ListenButton to={read.map((sentence) => `<p>${sentence}</p>`).join('')} />
      </Card>
      {courses.length > 0 && (
        <Card as="section" pad="l" aria-labelledby="courses" className={styles.courses}>
          <h2 id="courses">{t.courses}</h2>
          <ul className={`plain-list ${styles.list}`}>
            {courses.map(({ title, hue, percent }) => (
              <li key={title} className={styles.course}>
                <p className={styles.title}>
                  {title} <strong>{formatNumber(percent)}&nbsp;%</strong>
                </p>
                <ProgressBar percent={percent} hue={hue} label={t.course(title, percent)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {solved.all > 0 && <p className={styles.said}>{t.ask}</p>}
      <p className={frame.note}>
        {t.about} {t.sharedUntil(data.endsAt)}
      </p>
    </div>
  )
}

import { ExamCourseCards } from '@school/exam-rehearsals/web'
import { Card, EmptyState } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { examCourseAt, progressAt } from '../addresses.ts'
import { ProgressParts } from '../ProgressParts.tsx'
import { watchedProgressQuery } from '../queries.ts'
import { type Measure, progressState } from '../rules.ts'
import { t } from '../ru-watched.ts'
import { WatchedHead } from '../WatchedHead.tsx'

interface WatchedProgressScreenProps {
  userId: number
  /** What the chart of days counts. */
  measure: Measure
}

/** The progress of a pupil, for the pupil and for the adults who look after them. */
export function WatchedProgressScreen({ userId, measure }: WatchedProgressScreenProps) {
  const { data } = useSuspenseQuery(watchedProgressQuery(userId))
  const { pupil, progress, examCourses } = data
  const hasCourses = progressState(progress) !== 'no_courses'
  return (
    <div className={frame.page}>
      <WatchedHead pupil={pupil} />
      {!hasCourses && examCourses.length === 0 && (
        <EmptyState title={t.emptyTitle} text={t.emptyText} action={false} pose="think" />
      )}
      {examCourses.length > 0 && (
        <ExamCourseCards courses={examCourses} addressOf={(key) => examCourseAt(userId, key)} />
      )}
      {hasCourses && (
        <ProgressParts
          progress={progress}
          measure={measure}
          addressBy={(by) => progressAt(userId, by)}
          noAnswers={<Card>{t.noAnswers}</Card>}
          isOwn={pupil.watcher === 'pupil'}
        />
      )}
    </div>
  )
}

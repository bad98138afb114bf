import { ExamCoursePart, examCourseTitle } from '@school/exam-rehearsals/web'
import { hueOf } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { examCourseFileAt } from '../addresses.ts'
import { watchedExamCourseQuery } from '../queries.ts'
import { WatchedHead } from '../WatchedHead.tsx'

/** How a pupil prepares for one exam. */
export function WatchedExamCourseScreen({ userId, examKey }: { userId: number; examKey: string }) {
  const { data } = useSuspenseQuery(watchedExamCourseQuery(userId, examKey))
  const { pupil, course } = data
  return (
    <div className={`hue ${frame.page}`} style={hueOf(course.discipline.hue)}>
      <WatchedHead pupil={pupil} exam={examCourseTitle(course)} />
      <ExamCoursePart
        course={course}
        isOwn={pupil.watcher === 'pupil'}
        fileAt={(format) => examCourseFileAt(userId, examKey, format)}
      />
    </div>
  )
}

import '@school/ui/math.css'
import '@school/ui/prose.css'
import { EnrollButton } from '@school/courses/web'
import { link, site } from '@school/routes'
import { Button } from '@school/ui'
import type { BeginningCourse } from '../../contract/index.ts'
import { SampleTaskForm } from '../landing/SampleTaskForm.tsx'
import { t } from '../ru-beginning.ts'

/** The one task of the acquaintance; nothing when the course has none that is short enough. */
export const FirstTask = ({ course: { id, sampleTask } }: { course: BeginningCourse }) =>
  sampleTask && <SampleTaskForm key={id} courseId={id} sample={sampleTask} level={2} />

export interface FirstCourseProps {
  course: BeginningCourse
  /** Goes to its first lesson. */
  onBegin: (url: string) => void
}

/** The course a newcomer begins with, one press away: who has not chosen it yet is enrolled. */
export function FirstCourse({ course: { id, title, isEnrolled, lessonId }, onBegin }: FirstCourseProps) {
  const url =
    lessonId === null
      ? link(site.lms.course, { course_id: id })
      : link(site.lms.lesson, { course_id: id, lesson_id: lessonId })
  if (!isEnrolled)
    return (
      <EnrollButton courseId={id} isSignedIn onEnrolled={() => onBegin(url)}>
        {t.begin(title)}
      </EnrollButton>
    )
  return (
    <Button kind="primary" size="l" onClick={() => onBegin(url)}>
      {t.begin(title)}
    </Button>
  )
}

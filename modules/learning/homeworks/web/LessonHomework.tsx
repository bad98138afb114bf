import { lazyPart } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lessonHomeworkQuery } from './queries.ts'

// Loaded lazily: most lessons have no homework, and it is at the end of the page.
const Card = lazyPart(() => import('./LessonHomeworkCard.tsx'), 'LessonHomeworkCard')

/** A link from a lesson to its homework; nothing when the lesson has none. */
export function LessonHomework({ lessonId }: { lessonId: number }) {
  const { data: homework, dataUpdatedAt } = useSuspenseQuery(lessonHomeworkQuery(lessonId))
  if (!homework) return null
  return (
    <Suspense>
      <Card homework={homework} now={new Date(dataUpdatedAt)} />
    </Suspense>
  )
}

import './HomeworkRow.module.css'
import { patiently } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { lessonHomeworkQuery } from './queries.ts'

// Most lessons have none, and it stands at the end: the styles come with the page, the code later.
const load = async () => ({ default: (await import('./LessonHomeworkCard.tsx')).LessonHomeworkCard })
const Card = import.meta.env.SSR ? (await load()).default : lazy(patiently(load))

/** The way from a lesson to its homework; nothing when the lesson has none. */
export function LessonHomework({ lessonId }: { lessonId: number }) {
  const { data: homework, dataUpdatedAt } = useSuspenseQuery(lessonHomeworkQuery(lessonId))
  if (!homework) return null
  return (
    <Suspense>
      <Card homework={homework} now={new Date(dataUpdatedAt)} />
    </Suspense>
  )
}

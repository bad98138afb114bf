import { LessonNotesScreen } from '@school/courses/screens/LessonNotesScreen'
import { lessonNotesQuery } from '@school/courses/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'
import type { Route } from './+types/lesson-notes'

const page = site.lms.lessonNotes
const notesOf = (params: { lesson_id?: string }) => lessonNotesQuery(Number(params.lesson_id))
const queries: PageQueries = ({ params }) => [notesOf(params)]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, notesOf, ({ title }) => ({ title }))

export default function LessonNotesPage({ params }: Route.ComponentProps) {
  return <LessonNotesScreen lessonId={Number(params.lesson_id)} />
}

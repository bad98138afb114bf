import { LessonOpinionsScreen } from '@school/courses/screens/LessonOpinionsScreen'
import { lessonOpinionsQuery } from '@school/courses/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherLessonOpinions
const queries: PageQueries = () => [lessonOpinionsQuery()]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherLessonOpinionsPage() {
  const [search] = useSearchParams()
  return <LessonOpinionsScreen lessonId={Number(search.get('lesson')) || null} />
}

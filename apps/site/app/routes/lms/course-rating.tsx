import { CourseRatingScreen } from '@school/progress/screens/CourseRatingScreen'
import { courseRatingQuery } from '@school/progress/web'
import { searchOf, site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.lms.courseRating
const queries: PageQueries = ({ params, url }) => [
  courseRatingQuery(Number(params['course_id']), searchOf(page, url.searchParams).page),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function CourseRatingPage() {
  const { course_id } = useParams()
  return <CourseRatingScreen courseId={Number(course_id)} page={useSearch(page).page} />
}

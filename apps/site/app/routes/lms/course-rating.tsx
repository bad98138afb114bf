import { CourseRatingScreen } from '@school/progress/screens/CourseRatingScreen'
import { courseRatingQuery } from '@school/progress/web'
import { pageIn, site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.courseRating
const queries: PageQueries = ({ params, url }) => [
  courseRatingQuery(Number(params['course_id']), pageIn(url.searchParams)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function CourseRatingPage() {
  const { course_id } = useParams()
  const [search] = useSearchParams()
  return <CourseRatingScreen courseId={Number(course_id)} page={pageIn(search)} />
}

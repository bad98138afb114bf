import { ReviewScreen } from '@school/reviews/screens/ReviewScreen'
import { reviewQuery } from '@school/reviews/web'
import { searchOf, site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch, useUser } from '@school/pages'

const page = site.lms.teacherReview
const queries: PageQueries = ({ params, url }) => [
  reviewQuery(Number(params['review_id']), searchOf(page, url.searchParams)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherReviewPage() {
  const { review_id } = useParams()
  const { checked, ...part } = useSearch(page)
  const user = useUser()
  return (
    <ReviewScreen userId={user?.id ?? 0} reviewId={Number(review_id)} part={part} checked={checked ?? 0} />
  )
}

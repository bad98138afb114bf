import { ReviewScreen } from '@school/reviews/screens/ReviewScreen'
import { checkedIn, partIn, reviewQuery } from '@school/reviews/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.teacherReview
const queries: PageQueries = ({ params, url }) => [
  reviewQuery(Number(params['review_id']), partIn(url.searchParams)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherReviewPage() {
  const { review_id } = useParams()
  const [search] = useSearchParams()
  const user = useUser()
  return (
    <ReviewScreen
      userId={user?.id ?? 0}
      reviewId={Number(review_id)}
      part={partIn(search)}
      checked={checkedIn(search)}
    />
  )
}

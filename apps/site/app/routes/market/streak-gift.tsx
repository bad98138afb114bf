import { site } from '@school/routes'
import { StreakGiftScreen } from '@school/streaks/screens/StreakGiftScreen'
import { streakGiftQuery } from '@school/streaks/web'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.market.streakGift
const queries: PageQueries = ({ params }) => [streakGiftQuery(Number(params['id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function StreakGiftPage() {
  const { id } = useParams()
  return <StreakGiftScreen giftId={Number(id)} />
}

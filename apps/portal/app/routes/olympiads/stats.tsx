import { ParticipationScreen } from '@school/olympiad-analytics/screens/ParticipationScreen'
import { participationQuery } from '@school/olympiad-analytics/web'
import { portal } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = portal.olympiads.stats
const queries: PageQueries = () => [participationQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default ParticipationScreen

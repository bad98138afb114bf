import { StagesScreen } from '@school/olympiad-analytics/screens/StagesScreen'
import { analysedStagesQuery } from '@school/olympiad-analytics/web'
import { portal } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = portal.olympiads.analytics
const queries: PageQueries = () => [analysedStagesQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default StagesScreen

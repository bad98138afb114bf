import { OlympiadJournalScreen } from '@school/olympiad-desk/screens/OlympiadJournalScreen'
import { OlympiadJournalsScreen } from '@school/olympiad-desk/screens/OlympiadJournalsScreen'
import { journalIn, journalQueries } from '@school/olympiad-desk/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.olympiadJournals
const queries: PageQueries = ({ url }) => journalQueries(journalIn(url.searchParams))

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OlympiadJournalsPage() {
  const [search] = useSearchParams()
  const { stageId, schoolClassId } = journalIn(search)
  return stageId === null ? (
    <OlympiadJournalsScreen />
  ) : (
    <OlympiadJournalScreen stageId={stageId} schoolClassId={schoolClassId} />
  )
}

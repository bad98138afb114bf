import { TeacherJournalScreen } from '@school/journals/screens/TeacherJournalScreen'
import { journalIn, journalQuery, partOf } from '@school/journals/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'

const page = site.user.teacherJournal
const journalOf = (params: { id?: string }, search: URLSearchParams) =>
  journalQuery(Number(params.id), partOf(journalIn(search)))
const queries: PageQueries = ({ params, url }) => [journalOf(params, url.searchParams)]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, journalOf, ({ name }) => ({ title: name }))

export default function TeacherJournalPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  return <TeacherJournalScreen classId={Number(id)} view={journalIn(search)} />
}

import { FamilyLettersScreen } from '@school/parenthood/screens/FamilyLettersScreen'
import { letterSwitchQuery } from '@school/parenthood/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '../../loading.ts'

const page = site.market.familyLetters
const queries: PageQueries = ({ params }) => [letterSwitchQuery(params['token'] ?? '')]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function FamilyLettersPage() {
  const { token = '' } = useParams()
  return <FamilyLettersScreen token={token} />
}

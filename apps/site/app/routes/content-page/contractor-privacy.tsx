import { ContentPageScreen } from '@school/content-pages/screens/ContentPageScreen'
import { pathOf } from '@school/content-pages/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, serverLoader } from '@school/pages'
import { titleOfWords, useSchoolFacts, wordsOf } from '../../content.ts'
import { AcceptHere } from '../../overlays/AcceptHere.tsx'

const page = site.contentPage.contractorPrivacy
const queries = wordsOf(page)

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOfWords(page)

export default function ContractorPrivacyPage() {
  const path = pathOf(page, useParams())
  return (
    <ContentPageScreen path={path} facts={useSchoolFacts()} isDocument end={<AcceptHere path={path} />} />
  )
}

import { ContactsScreen } from '@school/content-pages/screens/ContactsScreen'
import { site } from '@school/routes'
import { browserLoader, serverLoader } from '@school/pages'
import { titleOfWords, useSchoolFacts, wordsOf } from '../../content.ts'

const page = site.lms.contacts
const queries = wordsOf(page)

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOfWords(page)

export default function ContactsPage() {
  return <ContactsScreen facts={useSchoolFacts()} />
}

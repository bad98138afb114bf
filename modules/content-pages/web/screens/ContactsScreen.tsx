import { ContactCards } from '../ContactCards.tsx'
import type { SchoolFacts } from '../facts.ts'
import { ContentPageScreen } from './ContentPageScreen.tsx'

export function ContactsScreen({ facts }: { facts: SchoolFacts }) {
  return (
    <ContentPageScreen path="contacts" facts={facts} hasCrumbs>
      <ContactCards facts={facts} />
    </ContentPageScreen>
  )
}

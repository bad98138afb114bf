import '@school/ui/prose.css'
import { type SchoolFacts, withFacts } from '../facts.ts'

/** The words of a page: rendered by the school from its own Markdown, where raw HTML is refused, safe by construction. */
export const PageText = ({ html, facts }: { html: string; facts: SchoolFacts }) => (
  <div className="md" dangerouslySetInnerHTML={{ __html: withFacts(html, facts) }} />
)

import type { ContentFact } from '../contract/index.ts'

/** What the app knows about its school. */
export type SchoolFacts = Readonly<Record<ContentFact, string>>

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll(' ', '&nbsp;')

/** `8 800 000-00-00` -> `+78000000000`: an eight inside the country is a seven outside. */
export const dialled = (phone: string): string => {
  const digits = phone.replace(/[^\d+]/g, '')
  return /^8\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : digits
}

/** Replaces placeholders of a text by the school's facts: numbers and addresses as links. */
export function withFacts(html: string, facts: SchoolFacts): string {
  const shown: SchoolFacts = {
    phone: `<a href="tel:${escaped(dialled(facts.phone))}">${escaped(facts.phone)}</a>`,
    email: `<a href="mailto:${escaped(facts.email)}">${escaped(facts.email)}</a>`,
    school: escaped(facts.school),
  }
  return html.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(shown, name) ? shown[name as ContentFact] : place,
  )
}

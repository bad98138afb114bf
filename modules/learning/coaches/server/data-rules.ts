import type { CoachState, Gap } from '../contract/coach-data.ts'

export interface DataFacts {
  readonly state: CoachState
  readonly education: readonly unknown[]
  readonly subjects: readonly unknown[]
  /** Kinds of the documents. */
  readonly documents: readonly string[]
  readonly paymentScheme: string | null
}

/** What is missing before the data can be sent: education needs a document too. */
export function gapsOf({ education, subjects, documents, paymentScheme }: Omit<DataFacts, 'state'>): Gap[] {
  const made: Gap[] = []
  if (education.length === 0) made.push('education')
  if (subjects.length === 0) made.push('subjects')
  if (!documents.includes('education') || !documents.includes('no_record')) made.push('documents')
  if (paymentScheme === null) made.push('payment_scheme')
  return made
}

/** Data cannot change while a methodist checks them. */
export const mayChange = (state: CoachState): boolean => state !== 'on_check'

export const maySend = (facts: DataFacts): boolean =>
  (facts.state === 'draft' || facts.state === 'returned') && gapsOf(facts).length === 0

/** What becomes of the state when something that a methodist has checked is changed. */
export const afterChange = (state: CoachState): CoachState => (state === 'approved' ? 'draft' : state)

const videoHosts = ['rutube.ru', 'vk.com', 'vkvideo.ru', 'youtube.com', 'youtu.be']

/** @returns the address as it is kept; `null` when it is of no place for videos that pupils can open */
export function videoAddressOf(typed: string): string | null {
  const address = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, port, pathname, href } = new URL(address)
  const isKnown = videoHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && isKnown && !username && !port && pathname.length > 1 ? href : null
}

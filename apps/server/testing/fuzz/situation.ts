import type { Person } from '../person.ts'

/** What is real for a person at a place of the school: by names of parameters and fields. */
export type Facts = Readonly<Record<string, unknown>>

export interface Situation {
  person: Person
  facts: Facts
}

import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Person } from './person.ts'
import type { TestSchool } from './school.ts'

/** How laws that look at every address come to what a room has: `server/testing/visits.ts` of the room. */
export interface RoomVisits {
  /**
   * Ids that exist, by the parameter that leads an address: a query of everything that an address with it may name.
   * `$1` is the person who asks.
   */
  readonly addresses: Readonly<Record<string, string>>
  /** A pupil begins everything of the room and answers wrongly, so that there is something to tell. */
  readonly begin?: (school: TestSchool, pupil: Person) => Promise<void>
  /** What the demo school has not in a state that matters, made once before everybody knocks; `$1` is now. */
  readonly prepared?: readonly string[]
  /**
   * Objects of the demo school, by the parameter that leads an address and by their state. Each is a query of one row: what else
   * an address with this object names (a task in it, its pupil), its `owner` and, where somebody leads it, its `leader`. Nobody
   * of the people who knock has anything to do with any of them. `$1` is now.
   */
  readonly objects?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const modules = path.join(import.meta.dirname, '../../../modules')

/** The visits of every room that has them. */
export async function listVisits(): Promise<RoomVisits[]> {
  const files = globSync('*/server/testing/visits.ts', { cwd: modules }).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const { visits } = (await import(pathToFileURL(path.join(modules, file)).href)) as {
        visits: RoomVisits
      }
      return visits
    }),
  )
}

interface Begun {
  id: number
  tasks: { id: number; kind: string }[]
}

const isTyped = ({ kind }: { kind: string }): boolean => kind === 'number' || kind === 'short_text'

/** Says something wrong in each task of an attempt that can be typed: saves it, or submits it for judgement. */
export async function answerWrongly(person: Person, attempt: Begun, how: 'save' | 'submit'): Promise<void> {
  for (const { id, kind } of attempt.tasks.filter(isTyped)) {
    const response = { kind, text: '-98765' }
    const url = `/api/attempts/${attempt.id}/tasks/${id}`
    if (how === 'save') await person.put(`${url}/answer`, { response, sequence: 1, holder: 'tab-of-masha' })
    else await person.post(`${url}/answer_attempts`, { response })
  }
}

import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Person } from './person.ts'
import type { TestSchool } from './school.ts'

/** How tests of every address in `laws/` find the objects of a module: `server/testing/visits.ts` of the module. */
export interface ModuleVisits {
  /**
   * Existing ids, by the parameter at the beginning of an address: a query of all other ids that such an address may name.
   * `$1` is the calling person.
   */
  readonly addresses: Readonly<Record<string, string>>
  /** A pupil begins everything of the module and answers wrongly, so that replies are not empty. */
  readonly begin?: (school: TestSchool, pupil: Person) => Promise<void>
  /** Statements that create states that the demo school lacks, run once before the requests; `$1` is now. */
  readonly prepared?: readonly string[]
  /**
   * Objects of the demo school, by the parameter at the beginning of an address and by their state. Each is a query of one row: the other
   * ids of an address with this object (a task in it, its pupil), its `owner` and, if it has one, its `leader`. The people who
   * send the requests have no relation to any of them. `$1` is now.
   */
  readonly objects?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const modules = path.join(import.meta.dirname, '../../../modules')

/** The visits of all modules that have them. */
export async function listVisits(): Promise<ModuleVisits[]> {
  const moduleOf = (file: string): string => file.split('/')[1]!
  const files = globSync('*/*/server/testing/visits.ts', { cwd: modules }).toSorted((a, b) =>
    moduleOf(a) < moduleOf(b) ? -1 : 1,
  )
  return Promise.all(
    files.map(async (file) => {
      const { visits } = (await import(pathToFileURL(path.join(modules, file)).href)) as {
        visits: ModuleVisits
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

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentProblem } from '@school/kernel/server'
import { type SourceTown, villagesOf } from './make-schools.ts'
import { says } from './ru.ts'

const file = 'schools/towns.txt'
const usualSchools = 8
const region = /^(\d{1,2}) ([^:]+): (.+)$/
const place = /^(.+?)(?: (\d{1,4}))?$/

/** Towns of the file, and villages around them. */
export function readTowns(folder: string): { towns: SourceTown[]; problems: ContentProblem[] } {
  const at = path.join(folder, file)
  if (!existsSync(at)) return { towns: [], problems: [] }
  const problems: ContentProblem[] = []
  const towns = readFileSync(at, 'utf8')
    .split('\n')
    .flatMap((line, index): SourceTown[] => {
      if (line.trim() === '' || line.startsWith('#')) return []
      const [, code, regionName, places] = region.exec(line) ?? []
      if (!code || !regionName || !places) {
        problems.push({ file, line: index + 1, message: says.badLine, severity: 'error' })
        return []
      }
      const regionId = Number(code)
      const named = places.split(', ').map((text) => {
        const [, name = text, schools] = place.exec(text) ?? []
        return { regionId, regionName, name, schools: Number(schools ?? usualSchools), isVillage: false }
      })
      const known = new Set(named.map(({ name }) => name))
      return [...named, ...villagesOf(regionId, regionName).filter(({ name }) => !known.has(name))]
    })
  return { towns, problems }
}

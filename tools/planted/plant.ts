import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PlantedFault } from './faults.ts'

export interface Place {
  /** Absolute. */
  readonly file: string
  readonly source: string
  readonly planted: string
}

/** Where a fault is planted. @throws unless its text occurs once */
export function placeOf(root: string, { name, lock, without }: PlantedFault): Place {
  const files = globSync('modules/*/*/server/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  const found = files.flatMap((file) => {
    const whole = path.join(root, file)
    const source = readFileSync(whole, 'utf8')
    const times = source.split(lock).length - 1
    return Array.from({ length: times }, () => ({ file: whole, source }))
  })
  const [place] = found
  if (!place || found.length > 1)
    throw new Error(`The lock of «${name}» occurs ${found.length} times: ${lock}`)
  return { ...place, planted: place.source.replace(lock, () => without) }
}

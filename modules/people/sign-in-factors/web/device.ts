import { t } from './ru.ts'

const known: readonly [mark: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, t.devices.android],
  [/Windows/, t.devices.windows],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, t.devices.linux],
]

/** A familiar name of the user’s device; `null` for an unknown one. */
export const deviceOf = (userAgent: string): string | null =>
  known.find(([mark]) => mark.test(userAgent))?.[1] ?? null

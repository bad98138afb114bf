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

/** What a person would call the device that they hold; `null` for one that nobody knows. */
export const deviceOf = (userAgent: string): string | null =>
  known.find(([mark]) => mark.test(userAgent))?.[1] ?? null

import { expect, test } from 'vitest'
import { repositoryFiles } from './files.ts'
import { stringCuts } from './string-cuts.ts'

// A text typed by people that is cut at a UTF-16 unit may end with half an emoji, which PostgreSQL refuses: `cutText` of
// `@school/texts` cuts between graphemes. Generated strings (days, hashes, codes, ids) are ASCII.

const machineMade = [
  // 2026-11-28T10:00:00Z and its parts; 28.11.2026.
  /\b(?:toISOString\(\)|formatDate\(\w+\)|day|today|date|from|to|instant|time\?\.toString\(\))$/,
  // Hashes, tokens, ids and codes, all of them ASCII.
  /\b(?:(?:hash|digest|sign)\(.*\)|hex|id|code|tokenHash|inviteCode)$/,
]

/** Cut at a character found in the text, or cut and made well-formed at once. The list may only become shorter. */
const cutAtSigns = new Set([
  'modules/reach/search/server/slips.ts',
  'modules/engine/content-source/server/svg.ts',
  'modules/engine/task-exchange/server/gift.ts',
  'modules/engine/task-exchange/server/plan.ts',
  'modules/engine/task-forms/web/spoken.ts',
  'packages/forms/src/code-from-address.ts',
  'packages/kernel/src/server/invalid-input.ts',
  'packages/texts/src/cut.ts',
  'packages/ui/src/ru-rare.ts',
])

const files = repositoryFiles().filter(
  (file) => /^(?:apps|modules|packages)\//.test(file) && !/\.test\.tsx?$|\/(?:testing|demo)\//.test(file),
)
const found = stringCuts(files)
const isMachineMade = ({ cut }: { cut: string }) => machineMade.some((made) => made.test(cut))

test('texts typed by people are cut by graphemes only', () => {
  const bare = found.filter((cut) => !isMachineMade(cut) && !cutAtSigns.has(cut.file))
  expect(bare.map(({ file, line }) => `${file}: ${line}`)).toEqual([])
})

test('the law detects cuts, and its exceptions exist', () => {
  expect(found.some(({ file }) => file === 'packages/texts/src/cut.ts')).toBe(true)
  const cutting = new Set(found.filter((cut) => !isMachineMade(cut)).map(({ file }) => file))
  expect([...cutAtSigns].filter((file) => !cutting.has(file))).toEqual([])
})

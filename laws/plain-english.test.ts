import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Comments, titles of tests and documents are in standard technical English. These words had grown into a dialect that new engineers had to
// decode: «whoever asks says what went wrong» for «callers display API errors».

const dialect = /\b(whoever|whomever|nobody|anew|beside|stands|tells|told|brings)\b/gi
/** Of the words of an area. */
const mostPer10000 = 1

const isProse = (file: string): boolean =>
  /\.(ts|tsx|css|md)$/.test(file) &&
  !/^(content|packages\/db\/migrations)\//.test(file) &&
  !file.startsWith('laws/plain-english')

const comment = /^\s*(\/\/|\/?\*|\{\/\*)|\s\/\/ /
const title = /^\s*(?:test|describe)(?:\.\w+)*\(\s*(['"`]).*?\1/

/** What people read of a file, without code spans and quotes. */
function proseOf(file: string): string {
  const text = readText(file)
  const lines = file.endsWith('.md')
    ? [text.replaceAll(/^```[^]*?^```/gm, '')]
    : text.split('\n').map((line) => (comment.test(line) ? line : (title.exec(line)?.[0] ?? '')))
  return lines.join('\n').replaceAll(/`[^`\n]*`|«[^»\n]*»/g, '')
}

/** A wing, a package, an application, or a folder of the root. */
const areaOf = (file: string): string => /^((modules|packages|apps)\/[^/]+|[^/]+)/.exec(file)![1]!

const count = (prose: string) => ({
  words: prose.split(/\s+/).length,
  hits: prose.match(dialect)?.length ?? 0,
})

test('prose uses no word of the dialect more than once in 10,000 words', () => {
  const areas = new Map<string, { words: number; hits: number }>()
  for (const file of repositoryFiles().filter(isProse)) {
    const area = areas.get(areaOf(file)) ?? { words: 0, hits: 0 }
    const { words, hits } = count(proseOf(file))
    areas.set(areaOf(file), { words: area.words + words, hits: area.hits + hits })
  }
  const over = [...areas].filter(([, { words, hits }]) => hits > Math.max(1, (words / 10_000) * mostPer10000))
  expect(over.map(([area, { words, hits }]) => `${area}: ${hits} in ${words} words`)).toEqual([])
})

test.each([
  ['// Whoever asks waits.', 1],
  ['// Callers wait.', 0],
])('counts in «%s»', (prose, hits) => expect(count(prose).hits).toBe(hits))

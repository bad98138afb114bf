import path from 'node:path'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'
import { identifiersIn, wordsOfName } from './identifiers.ts'

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

const dialectOfNames = new Set([
  'told',
  'untold',
  'tell',
  'tells',
  'telling',
  'anew',
  'beside',
  'whoever',
  'nobody',
  'brings',
  'stands',
])

/**
 * Names by which a module is known from outside: codes of refusals, fields, shapes and endpoints of the API, a column of the database, messages
 * between processes of two releases. To rename them changes behaviour. The list may only become shorter.
 */
const kept: Readonly<Record<string, readonly string[]>> = {
  'apps/server/metrics': ['told'],
  'modules/contests/olympiad-conduct': ['ToldTime'],
  'modules/contests/olympiad-desk': ['nobody_solves', 'tellOwnPupils'],
  'modules/contests/olympiad-jury': ['school_told'],
  'modules/engine/monitoring': ['ToldTime'],
  'modules/learning/assigning': ['thing_stands', 'thing_stands_alone', 'webinar_homework_stands'],
  'modules/learning/class-messages': ['class_message_nobody'],
  'modules/learning/homeworks': ['toldAt'],
  'modules/overview/parenthood': ['Told', 'told'],
  'modules/people/families': ['asksAnew', 'asks_anew'],
  'modules/people/school-classes': ['beside'],
  'modules/reach/invitations': ['invitation_of_nobody'],
}
const mostKept = 17

const isOfDialect = (name: string): boolean => wordsOfName(name).some((word) => dialectOfNames.has(word))

/** Names of the dialect in files of code, `file: name`; a source without its words is not parsed. */
const namesOfDialect = (): { file: string; name: string }[] =>
  repositoryFiles()
    .filter((file) => /\.tsx?$/.test(file) && isProse(file))
    .flatMap((file) => {
      const text = readText(file)
      const names = [path.basename(file)]
      if ([...dialectOfNames].some((word) => text.toLowerCase().includes(word)))
        names.push(...new Set(identifiersIn(file, text)))
      return names.filter(isOfDialect).map((name) => ({ file, name }))
    })

test('no identifier and no file is named by the dialect, except names that are known from outside', () => {
  const places = Object.keys(kept)
  const used = new Set<string>()
  const others: string[] = []
  for (const { file, name } of namesOfDialect()) {
    const place = places.find((folder) => file.startsWith(`${folder}/`) && kept[folder]!.includes(name))
    if (place) used.add(`${place}: ${name}`)
    else others.push(`${file}: ${name}`)
  }
  expect(others).toEqual([])
  const listed = places.flatMap((place) => kept[place]!.map((name) => `${place}: ${name}`))
  expect([...used].toSorted(), 'kept without being used').toEqual(listed.toSorted())
  expect(listed.length).toBeLessThanOrEqual(mostKept)
})

test.each([
  ['const seatedAnew = 1', ['seatedAnew']],
  ['class A { #tell() {} }', ['#tell']],
  ["const { asks_anew: asked } = x as { asks_anew: 'told' }", ['asks_anew']],
  ['const understands = tellers // told', []],
])('finds in «%s»', (source, names) => {
  const found = new Set(identifiersIn('a.ts', source).filter(isOfDialect))
  expect([...found]).toEqual(names.map((name) => name.replace('#', '')))
})

import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// An identifier in backticks in a document exists in the code: a reader who searches for it finds it.

/** Names that documents mention on purpose although no code has them. */
const mentioned: Record<string, string> = {
  updateTask: 'a name that is not given',
  joinedAt: 'the field of an example',
  JournalsJournal: 'made at run time of two names',
  whenJudged: 'a hook that was not built',
  entriesAware: 'an option of the bundler that was tried',
  secrecyOf: 'what was before the decision',
  workKinds: 'what was before the decision',
  requireFullSignIn: 'what was before the decision',
  NoncurrentVersionExpiration: 'a setting of a storage service',
  pgBackRest: 'a program',
  variationAxes: 'a setting of the program that makes fonts',
}

const files = repositoryFiles()
const words = new Set(
  files
    .filter(
      (file) =>
        /\.(ts|tsx|css|sql|json|yaml|yml)$/.test(file) &&
        !file.startsWith('laws/doc-names') &&
        !/^(content|test-results)\//.test(file),
    )
    .flatMap((file) => readText(file).match(/[\w$]+/g) ?? []),
)

/** camelCase and PascalCase with two words, also as `name(…)` or `object.name`. */
const isIdentifier = (text: string): boolean =>
  /^[a-z$_][\w$.]*(\([^)]*\))?$/i.test(text) && /[a-z][A-Z]/.test(text)
const namesIn = (text: string): string[] =>
  text
    .replace(/\(.*/, '')
    .split('.')
    .filter((name) => /[a-z][A-Z]/.test(name))

test('identifiers in backticks exist', () => {
  const absent = files
    .filter((file) => file.endsWith('.md') && !file.startsWith('content/'))
    .flatMap((file) =>
      [
        ...readText(file)
          .replaceAll(/^```[^]*?^```/gm, '')
          .matchAll(/`([^`\n]+)`/g),
      ]
        .map(([, span]) => span!)
        .filter(isIdentifier)
        .flatMap(namesIn)
        .filter((name) => !words.has(name) && !(name in mentioned))
        .map((name) => `${file}: ${name}`),
    )
  expect([...new Set(absent)].toSorted()).toEqual([])
})

test('every exception is still needed', () => {
  expect(Object.keys(mentioned).filter((name) => words.has(name))).toEqual([])
})

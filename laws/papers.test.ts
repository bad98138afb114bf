import { expect, test } from 'vitest'
import { isCode, readText, repositoryFiles } from './files.ts'

// Documents and archives take seconds: they are drawn in threads, or written in pieces that yield (decision 081). Otherwise they would block the
// event loop.

/** Files that write documents, and how they avoid blocking the event loop. */
const writers: Record<string, string> = {
  'packages/kernel/src/server/table-file.ts': 'row by row, yielding',
  'packages/kernel/src/server/archive-file.ts': 'part by part, yielding',
  'packages/kernel/src/server/workers/read-table.worker.ts': 'a thread',
  'packages/pdf/src/paper.ts': 'a thread',
  'packages/pdf/src/document.ts': 'a thread',
  'modules/day/profiles/server/photo/squares.ts': 'threads of the library',
}

const makes = /from '(pdfkit|fflate|hucre[^']*)'|import\('(sharp|pdfkit|fflate)'\)/

const code = repositoryFiles().filter(
  (file) =>
    isCode(file) &&
    /^(modules|packages)\/.*\/(server|src)\//.test(file) &&
    !/\.test\.|\/testing\/|\/web\//.test(file),
)

test('documents are written only where the event loop is not blocked', () => {
  const found = code.filter((file) => makes.test(readText(file)))
  expect(found.toSorted()).toEqual(Object.keys(writers).toSorted())
})

test('the entry point of documents uses threads: drawing code is imported by the job of a thread only', () => {
  const draws = /^(?!import type).*from '\.\/(award|document|slips|paper)\.ts'/m
  const inProcess = ['index.ts', 'draw.ts', 'parts.ts', 'sign.ts'].filter((file) => {
    const lines = readText(`packages/pdf/src/${file}`).split('\n')
    return lines.some((line) => draws.test(line) && !line.startsWith('export type'))
  })
  expect(inProcess).toEqual([])
})

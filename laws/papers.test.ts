import { expect, test } from 'vitest'
import { isCode, readText, repositoryFiles } from './files.ts'

// Documents and archives take seconds: drawn in threads, or written piece by piece with rests (decision 081). On the event loop they would stop everybody.

/** Who writes files by hand, and why nobody waits for it. */
const writers: Record<string, string> = {
  'packages/kernel/src/server/table-file.ts': 'row by row, with rests',
  'packages/kernel/src/server/archive-file.ts': 'part by part, with rests',
  'packages/kernel/src/server/workers/read-table.worker.ts': 'a thread',
  'packages/pdf/src/paper.ts': 'a thread',
  'packages/pdf/src/document.ts': 'a thread',
  'modules/profiles/server/photo/squares.ts': 'threads of the library',
}

const makes = /from '(pdfkit|fflate|hucre[^']*)'|import\('(sharp|pdfkit|fflate)'\)/

const code = repositoryFiles().filter(
  (file) =>
    isCode(file) &&
    /^(modules|packages)\/.*\/(server|src)\//.test(file) &&
    !/\.test\.|\/testing\/|\/web\//.test(file),
)

test('files are written only where nobody waits for it', () => {
  const found = code.filter((file) => makes.test(readText(file)))
  expect(found.toSorted()).toEqual(Object.keys(writers).toSorted())
})

test('the door of documents leads to threads: what draws is imported by the job of a thread alone', () => {
  const draws = /^(?!import type).*from '\.\/(award|document|slips|paper)\.ts'/m
  const inProcess = ['index.ts', 'draw.ts', 'parts.ts', 'sign.ts'].filter((file) => {
    const lines = readText(`packages/pdf/src/${file}`).split('\n')
    return lines.some((line) => draws.test(line) && !line.startsWith('export type'))
  })
  expect(inProcess).toEqual([])
})

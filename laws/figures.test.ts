import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Figures of a region are in thousands, «1 063 из 15 000»: `outOf`, `count` and `formatNumber` group digits by three.

/** Modules whose texts contain figures of schools and regions. */
const modules =
  'organizations|olympiads|olympiad-analytics|olympiad-conduct|olympiad-desk|olympiad-jury|school-classes|invitations|monitoring|ratings|trainings'
const ground = new RegExp(`^modules/\\w+/(${modules})/web/.*ru[\\w-]*\\.ts$`)
const bare = /\$\{\w+\}(?: |\\u00a0|\$\{nbsp\})из(?: |\\u00a0|\$\{nbsp\})\$\{\w+\}/g

const bareIn = (text: string): string[] => [...text.matchAll(bare)].map(([found]) => found)

test('a part of a whole is written by `outOf`', () => {
  const files = repositoryFiles().filter((file) => ground.test(file))
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((file) => bareIn(readText(file)).map((found) => `${file}: ${found}`))).toEqual([])
})

test('the law detects a bare pair of figures', () => {
  expect(bareIn('(n, of) => `${n} из\\u00a0${of}`')).toHaveLength(1)
  expect(bareIn('(n, of) => outOf(n, of)')).toEqual([])
})

import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// A point is found by its name (decision 034): two of one name would be one.

const points = repositoryFiles()
  .filter((file) => /^(modules|packages|apps)\/.*\.ts$/.test(file) && !file.includes('.test.'))
  .flatMap((file) =>
    [...readText(file).matchAll(/extensionPoint<[^']*>\(\s*'([^']+)'/g)].map(([, name]) => ({
      file,
      name: name!,
    })),
  )

test('knows the points of the house', () => {
  expect(points.length).toBeGreaterThan(8)
})

test('a name of an extension point begins with the room or the package that owns it', () => {
  const ownerOf = (file: string) => file.split('/')[1]!
  expect(points.filter(({ file, name }) => !name.startsWith(`${ownerOf(file)}.`))).toEqual([])
})

test('every extension point has a name of its own', () => {
  const names = points.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

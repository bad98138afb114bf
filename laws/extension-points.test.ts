import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// An extension point is found by its name (decision 034): two points with one name would be one.

const points = repositoryFiles()
  .filter((file) => /^(modules|packages|apps)\/.*\.ts$/.test(file) && !file.includes('.test.'))
  .flatMap((file) =>
    [...readText(file).matchAll(/extensionPoint<[^']*>\(\s*'([^']+)'/g)].map(([, name]) => ({
      file,
      name: name!,
    })),
  )

test('finds the extension points of the repository', () => {
  expect(points.length).toBeGreaterThan(8)
})

test('the name of an extension point begins with the module or the package that owns it', () => {
  const ownerOf = (file: string) =>
    /^modules\/\w+\/([\w-]+)|^\w+\/([\w-]+)/.exec(file)!.slice(1).find(Boolean)!
  expect(points.filter(({ file, name }) => !name.startsWith(`${ownerOf(file)}.`))).toEqual([])
})

test('the names of extension points are unique', () => {
  const names = points.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

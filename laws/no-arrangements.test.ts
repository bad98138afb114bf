import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Written in pieces, so that this file does not violate its own law.
const outside = [
  ['..', 'shared'].join('/'),
  ['', 'work', ''].join('/'),
  ...['npmjs.org', 'npmjs.com', 'yarnpkg.com', 'npmmirror.com'].map((host) => `registry.${host}`),
]

test('the repository contains no paths of a particular machine and no registry hosts', () => {
  const binary = /\.(woff2?|png|jpe?g|webp|ico|mp4|pdf|zip|gz)$/
  const found = repositoryFiles()
    .filter((file) => !binary.test(file))
    .flatMap((file) => {
      const text = readText(file)
      return outside.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`)
    })
  expect(found).toEqual([])
})

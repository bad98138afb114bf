import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// `Link` of `@school/ui` leads to the page's address in the app, if it is open to the reader (decision 099).

const ground = /^(modules\/[^/]+\/[^/]+\/web|apps\/portal\/app|apps\/pages)\/.*\.tsx$/

const takesBareLink = (text: string): boolean =>
  [...text.matchAll(/import \{([^}]*)\} from 'react-router'/g)].some(([, names = '']) =>
    names.split(',').some((name) => name.trim() === 'Link'),
  )

test('modules and the portal import links from @school/ui', () => {
  const files = repositoryFiles().filter((file) => ground.test(file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => takesBareLink(readText(file)))).toEqual([])
})

test('the law detects a bare link', () => {
  expect(takesBareLink("import { Form, Link } from 'react-router'")).toBe(true)
  expect(takesBareLink("import { type LinkProps } from 'react-router'")).toBe(false)
})

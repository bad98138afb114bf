import { expect, test } from 'vitest'
import { modulesOf } from '../tools/wings.ts'
import { exportedNames } from './exported-names.ts'
import { readText, repositoryFiles, root } from './files.ts'
import { importedNames } from './imported-names.ts'

// An entry point exports what other modules and programs import: its names are the interface of the module. Files of the module itself, its stories too,
// import each other directly. Shapes and endpoints of contracts are exempt: their exports are names for integrators (laws/openapi-names.test.ts).

const mostNames = 60

const modules = [...modulesOf(root).values()]
const files = repositoryFiles().filter((file) => /\.tsx?$/.test(file))

/** `@school/tasks/server planImport` and the files that import the name. */
const importers = new Map<string, string[]>()
for (const file of files)
  for (const { from, names } of importedNames(file, readText(file))) {
    const entry = from.replace(/^modules\/[\w-]+\/([\w-]+)\/(\w+)\/index\.ts$/, '@school/$1/$2')
    for (const name of names)
      importers.set(`${entry} ${name}`, [...(importers.get(`${entry} ${name}`) ?? []), file])
  }

const entries = modules.flatMap(({ name, folder }) =>
  ['server', 'web']
    .filter((side) => files.includes(`${folder}/${side}/index.ts`))
    .map((side) => {
      const names = exportedNames(`${folder}/${side}/index.ts`)
      const isUnused = (exported: string) =>
        (importers.get(`@school/${name}/${side} ${exported}`) ?? []).every((file) =>
          file.startsWith(`${folder}/`),
        )
      return { entry: `${name}/${side}`, names, unused: names.filter(isUnused) }
    }),
)

test('finds entry points, their names and their imports', () => {
  const found = entries.find(({ entry }) => entry === 'accounts/server')!
  expect(found.names).toEqual(expect.arrayContaining(['letIn', 'SignInStep', 'accountsModuleOf']))
  const source = `import {\n  type A,\n  B as C,\n} from '@school/x/server'\nimport * as d from '../y.ts'\nconst { E: F } = await import('z')\nd.G()`
  expect(importedNames('laws/one.ts', source)).toEqual([
    { from: '@school/x/server', names: ['A', 'B'] },
    { from: 'z', names: ['E'] },
    { from: 'y.ts', names: ['G'] },
  ])
})

test('every name of an entry point is imported outside of the module', () => {
  const astray = entries.filter((one) => one.unused.length > 0)
  expect(astray.map((one) => `${one.entry}: ${one.unused.join(', ')}`)).toEqual([])
})

test('an entry point has few enough names to be read', () => {
  const largest = entries
    .map(({ entry, names }) => ({ entry, size: names.length }))
    .toSorted((a, b) => b.size - a.size)
  console.info(
    largest
      .slice(0, 10)
      .map(({ entry, size }) => `${entry} ${size}`)
      .join(', '),
  )
  expect(largest.filter(({ size }) => size > mostNames)).toEqual([])
})

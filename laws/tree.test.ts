import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { belowOf, modulesOf, wings } from '../tools/wings.ts'
import { foldersIn, isCode, readText, repositoryFiles, root } from './files.ts'

const files = repositoryFiles()

test('a file has 400 lines at most', () => {
  const long = files
    .filter((file) => isCode(file) && !file.startsWith('packages/db/migrations/'))
    .map((file) => ({ file, lines: readText(file).split('\n').length }))
    .filter(({ lines }) => lines > 401)
  expect(long).toEqual([])
})

test('file names describe their content', () => {
  const drawers = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'managers'])
  const wordsOf = (file: string) =>
    file.split(/[/.\-_]|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
  expect(files.filter((file) => wordsOf(file).some((word) => drawers.has(word)))).toEqual([])
})

const modules = modulesOf(root)

test('modules are in the known wings', () => {
  expect(foldersIn('modules')).toEqual([...wings].toSorted())
})

describe.each([...modules.keys()])('module %s', (name) => {
  const home = modules.get(name)!.folder
  const has = (name: string) => existsSync(path.join(root, home, name))

  test('has a README that explains its word', () => {
    expect(has('README.md') ? readText(`${home}/README.md`) : 'no README.md').toMatch(/^# .+\n\n.{40,}/)
  })

  test('depends on lower wings and its own, and never on itself through others', () => {
    expect(() => belowOf(name, modules)).not.toThrow()
  })

  test('has the name of its folder and only known entry points', () => {
    const manifest = JSON.parse(readText(`${home}/package.json`)) as {
      name: string
      exports: Record<string, string>
    }
    expect(manifest.name).toBe(`@school/${name}`)
    const known = [
      './contract',
      './server',
      './tables',
      './web',
      './screens/*',
      './gallery',
      './testing',
      './content',
    ]
    expect(known).toEqual(expect.arrayContaining(Object.keys(manifest.exports)))
  })

  test('has the same file structure as other modules', () => {
    const kept = files.filter((file) => file.startsWith(`${home}/`)).map((file) => file.split('/')[3]!)
    expect(['README.md', 'package.json', 'contract', 'server', 'web']).toEqual(
      expect.arrayContaining([...new Set(kept)]),
    )
    for (const side of ['contract', 'server'].filter((one) => kept.includes(one))) {
      expect(has(`${side}/index.ts`), `${home}/${side}/index.ts`).toBe(true)
    }
  })

  test('keeps texts of its screens in ru.ts', () => {
    const screens = files.filter((file) => file.startsWith(`${home}/web/`) && file.endsWith('.tsx'))
    const texts = files.filter((file) => file.startsWith(`${home}/web/`) && file.endsWith('/ru.ts'))
    expect(screens.length === 0 || texts.length > 0).toBe(true)
  })
})

test('every decision has a unique number, which is in its title', () => {
  const decisions = files.filter((file) => /^docs\/decisions\/(?!000)\d{3}-/.test(file))
  const numbers = decisions.map((file) => path.basename(file).slice(0, 3))
  expect(numbers).toEqual([...new Set(numbers)])
  expect(decisions.filter((file, i) => !readText(file).startsWith(`# ${numbers[i]}. `))).toEqual([])
})

import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
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

describe.each(foldersIn('modules'))('module %s', (room) => {
  const home = `modules/${room}`
  const has = (name: string) => existsSync(path.join(root, home, name))

  test('has a README that explains its word', () => {
    expect(has('README.md') ? readText(`${home}/README.md`) : 'no README.md').toMatch(/^# .+\n\n.{40,}/)
  })

  test('has a name, a tier and only known entry points', () => {
    const { name, school, exports } = JSON.parse(readText(`${home}/package.json`)) as {
      name: string
      school?: { tier?: unknown }
      exports: Record<string, string>
    }
    expect(name).toBe(`@school/${room}`)
    expect([1, 2, 3, 4, 5, 6, 7]).toContain(school?.tier)
    const doors = [
      './contract',
      './server',
      './tables',
      './web',
      './screens/*',
      './gallery',
      './testing',
      './content',
    ]
    expect(doors).toEqual(expect.arrayContaining(Object.keys(exports)))
  })

  test('has the same file structure as other modules', () => {
    const kept = files.filter((file) => file.startsWith(`${home}/`)).map((file) => file.split('/')[2]!)
    expect(['README.md', 'package.json', 'contract', 'server', 'web']).toEqual(
      expect.arrayContaining([...new Set(kept)]),
    )
    for (const door of ['contract', 'server'].filter((side) => kept.includes(side))) {
      expect(has(`${door}/index.ts`), `${home}/${door}/index.ts`).toBe(true)
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

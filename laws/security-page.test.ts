import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readText, root } from './files.ts'

const page = readText('docs/security.md')

test('every test named on the security page exists', () => {
  const named = page.match(/`[\w/.-]+\.(test|journey)\.tsx?`/g) ?? []
  expect(named.length).toBeGreaterThan(30)
  expect(named.map((file) => file.slice(1, -1)).filter((file) => !existsSync(path.join(root, file)))).toEqual(
    [],
  )
})

describe('the chapters about accounts, requirement by requirement', () => {
  /** Number of requirements of levels 1 and 2 by section of ASVS 5.0; those of level 3 follow them, V6.7 has only those. */
  const sections: Record<string, number> = {
    '6.1': 3,
    '6.2': 12,
    '6.3': 4,
    '6.4': 4,
    '6.5': 5,
    '6.6': 3,
    '6.8': 4,
    '7.1': 3,
    '7.2': 4,
    '7.3': 2,
    '7.4': 5,
    '7.5': 2,
    '7.6': 2,
    '8.1': 2,
    '8.2': 3,
    '8.3': 1,
    '8.4': 1,
  }
  const rows = page.split('\n').flatMap((line) => {
    const [, number, asked, where, shown] = line.split('|').map((cell) => cell.trim())
    return /^\d\.\d\.\d+$/.test(number ?? '')
      ? [{ number: number!, asked, where: where!, shown: shown! }]
      : []
  })
  const filesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, file]) => file!)

  test('each is listed once, in order', () => {
    const wanted = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    )
    expect(rows.map(({ number }) => number)).toEqual(wanted)
  })

  test('each row has the requirement, and its implementation or the reason why it is not met', () => {
    const bare = rows.filter(
      ({ asked, where }) =>
        !asked || (filesIn(where).length === 0 && !/\*\*(not met|does not apply)\*\*.*[a-z]/.test(where)),
    )
    expect(bare).toEqual([])
    const unexplained = rows.filter(({ where }) => where.includes('**not met**') && !/because|:/.test(where))
    expect(unexplained).toEqual([])
  })

  test('every file exists', () => {
    const files = rows.flatMap(({ where, shown }) => [...filesIn(where), ...filesIn(shown)])
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  test('every named test has this title in its file, and every met requirement has a test', () => {
    const untested = rows.filter(({ where, shown }) => shown === '—' && !where.startsWith('**'))
    expect(untested).toEqual([])
    const titles = rows.flatMap(({ shown }) =>
      [...shown.matchAll(/`([^`]+)`: «(.*?)»(?=<br>|$)/g)].map(([, file, title]) => `${file}: ${title}`),
    )
    expect(titles.length).toBeGreaterThan(rows.length)
    const absent = titles.filter((one) => {
      const [file, ...title] = one.split(': ')
      return !readText(file!).includes(`'${title.join(': ')}'`)
    })
    expect(absent).toEqual([])
  })
})

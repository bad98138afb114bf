import { securityEvents } from '@school/kernel/server'
import { expect, test } from 'vitest'
import { isCode, readText, repositoryFiles } from './files.ts'

const page = 'docs/operations/security-log.md'

test('the page about the security log lists exactly the existing events with their outcomes and reasons', () => {
  const rows = [...readText(page).matchAll(/^\| `(\w+)` *\| (\w+) *\| (.*?) *\|/gm)]
  const documented = Object.fromEntries(
    rows.map(([, event, outcome, reasons = '']) => [
      event,
      { outcome, reasons: [...reasons.matchAll(/`(\w+)`/g)].map(([, reason]) => reason) },
    ]),
  )
  const known = Object.fromEntries(
    Object.entries(securityEvents).map(([event, { outcome, reasons }]) => [
      event,
      { outcome, reasons: [...(reasons ?? [])] },
    ]),
  )
  expect(documented).toEqual(known)
})

test('the page describes every field of a line', () => {
  const text = readText('packages/kernel/src/server/security.ts')
  const fieldsOf = (name: string) => {
    const body = new RegExp(`interface ${name}[^{]*\\{([^}]*)\\}`).exec(text)![1]!
    return [...body.matchAll(/readonly (\w+):/g)].map(([, field]) => field!)
  }
  const fields = [...fieldsOf('Circumstances'), ...fieldsOf('SecurityEntry')]
  expect(fields.length).toBeGreaterThan(8)
  const documented = readText(page)
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => [...line.split(' — ')[0]!.matchAll(/`(\w+)`/g)].map(([, field]) => field!))
  expect(documented).toEqual(expect.arrayContaining(fields))
})

test('every event of the list is raised in the code and tested in a story', () => {
  const texts = repositoryFiles()
    .filter((file) => isCode(file) && !file.startsWith('laws/') && !file.endsWith('server/security.ts'))
    .map((file) => ({ isTest: file.endsWith('.test.ts'), text: readText(file) }))
  const isNamed = (event: string, inTest: boolean) =>
    texts.some(({ isTest, text }) => isTest === inTest && text.includes(inTest ? event : `'${event}'`))
  const events = Object.keys(securityEvents)
  expect(events.filter((event) => !isNamed(event, false) || !isNamed(event, true))).toEqual([])
})

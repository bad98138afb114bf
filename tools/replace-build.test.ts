import { existsSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { replaceBuild } from './replace-build.ts'

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
}

test('a new build replaces the former one, and keeps its assets for open pages', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  const assets = 'client/assets/site'
  write(folder, {
    'server/index.js': 'former',
    [`${assets}/manifest-1.js`]: '',
    [`${assets}/Lesson-1.js`]: 'lesson',
    [`${assets}/Old-1.js`]: '',
  })
  const monthAgo = Date.now() / 1000 - 30 * 24 * 3600
  utimesSync(path.join(folder, assets, 'Old-1.js'), monthAgo, monthAgo)
  write(path.join(folder, 'next'), {
    'server/index.js': 'new',
    [`${assets}/manifest-2.js`]: '',
    [`${assets}/Lesson-2.js`]: '',
  })

  await replaceBuild(folder)

  const has = (file: string) => existsSync(path.join(folder, file))
  expect(readFileSync(path.join(folder, 'server/index.js'), 'utf8')).toBe('new')
  expect(readFileSync(path.join(folder, assets, 'Lesson-1.js'), 'utf8')).toBe('lesson')
  expect([`${assets}/manifest-2.js`, `${assets}/Lesson-2.js`].every(has)).toBe(true)
  expect([`${assets}/manifest-1.js`, `${assets}/Old-1.js`, 'next', 'former'].some(has)).toBe(false)
})

test('the first build has nothing to replace', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  write(path.join(folder, 'next'), { 'server/index.js': 'new', 'client/a.js': '' })
  await replaceBuild(folder)
  expect(existsSync(path.join(folder, 'client/a.js'))).toBe(true)
})

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const preload = fileURLToPath(new URL('shift-clock.ts', import.meta.url))

test('a shifted process has another current time, and parses given times unchanged', () => {
  const script = `console.log(JSON.stringify([Date.now(), +new Date(), +new Date(5), new Date(2026, 0, 31).getDate(), new Date() instanceof Date]))`
  const { stdout } = spawnSync(process.execPath, ['--import', preload, '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, CLOCK_SHIFT_MINUTES: '1440' },
  })
  const [now, fresh, given, day, isDate] = JSON.parse(stdout) as [number, number, number, number, boolean]
  // `Date` may be shifted in this process too.
  const tomorrow = performance.timeOrigin + performance.now() + 86_400_000
  expect(Math.abs(now - tomorrow)).toBeLessThan(60_000)
  expect(Math.abs(fresh - tomorrow)).toBeLessThan(60_000)
  expect([given, day, isDate]).toEqual([5, 31, true])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import lighthouse from 'lighthouse'
import { browserFlags, findBrowser } from '../tools/browser.ts'

export interface Scores {
  performance: number
  accessibility: number
  /** What took points of accessibility, or of performance more than a little. */
  remarks: string[]
}

/** A browser that Lighthouse can drive, for the time of `work`. */
export async function withBrowser<T>(work: (port: number) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), 'smekalka-lighthouse-'))
  const flags = [
    ...browserFlags,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]
  const browser = spawn(await findBrowser(), flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    return await work(await debuggingPort(browser.stderr))
  } finally {
    const gone = once(browser, 'exit')
    browser.kill()
    await gone
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function debuggingPort(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)
    if (found) return Number(found[1])
  }
  throw new Error('The browser did not start.')
}

/** Lighthouse’s mobile scores of a page, 0–100: a middling telephone on a slow 4G network, simulated. */
export async function audit(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const remarks = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(': '))
  return { performance: scoreOf('performance'), accessibility: scoreOf('accessibility'), remarks }
}

import type { Challenge } from 'altcha-lib/types'

/** At most four workers; a core is left to the page. */
const concurrency = () => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))
const patienceMs = 120_000

/** @returns the token for a form. @throws when it can't be solved here */
export async function solve(challengeText: string): Promise<string> {
  const { solveChallengeWorkers } = await import('altcha-lib')
  const challenge = JSON.parse(atob(challengeText)) as Challenge
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: concurrency(),
    createWorker: () => new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' }),
    timeout: patienceMs,
  })
  if (!solution) throw new Error('The captcha was not solved.')
  return btoa(JSON.stringify({ challenge, solution }))
}

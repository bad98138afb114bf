import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { faultsOfMessage } from '../tools/commit-message.ts'
import { root } from './files.ts'

// Commit messages follow the rules of the commit-msg hook, also where the hook is not installed.

/** Older commits are as they are. */
const since = '2026-11-30T01:20:00Z'

function newCommits(): { title: string; message: string; files: number }[] {
  try {
    const log = execFileSync(
      'git',
      ['log', '--no-merges', '--name-only', `--since=${since}`, '--format=%x01%B%x02'],
      {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    return log
      .split('\u0001')
      .slice(1)
      .map((commit) => {
        const [message = '', names = ''] = commit.split('\u0002')
        return { title: message.split('\n')[0]!, message, files: names.split('\n').filter(Boolean).length }
      })
  } catch {
    // A copy without history has no commits to check.
    return []
  }
}

test('messages of new commits follow the rules', () => {
  const faults = newCommits().flatMap(({ title, message, files }) =>
    faultsOfMessage(message, files).map((fault) => `${title}: ${fault}`),
  )
  expect(faults).toEqual([])
})

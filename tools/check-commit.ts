import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { faultsOfMessage } from './commit-message.ts'

// The commit-msg hook: `node tools/check-commit.ts FILE`. `npm ci` installs it.

const staged = execFileSync('git', ['diff', '--cached', '--name-only'], { encoding: 'utf8' })
const message = readFileSync(process.argv[2]!, 'utf8').replaceAll(/^#.*\n?/gm, '')
const faults = faultsOfMessage(message, staged.split('\n').filter(Boolean).length)
for (const fault of faults) console.error(`commit message: ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1

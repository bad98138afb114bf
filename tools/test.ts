import { spawnSync } from 'node:child_process'

// `npm test`: everything that CI runs, on a machine that has only Node and npm. The first failure stops it.
const steps: readonly [name: string, command: string, ...args: string[]][] = [
  ['check', 'npm', 'run', '-s', 'check'],
  ['content', 'npm', 'run', '-s', 'content:check'],
  ['rules', 'npm', 'run', '-s', 'test:rules'],
  ['stories', 'npm', 'run', '-s', 'test:stories'],
  ['journeys', 'npm', 'run', '-s', 'test:journeys'],
]

const began = Date.now()
for (const [name, command, ...args] of steps) {
  const at = Date.now()
  console.log(`\n=== ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  console.log(`=== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - at) / 1000)} s`)
  if (status !== 0) process.exit(1)
}
console.log(`\nAll green in ${Math.round((Date.now() - began) / 1000)} s`)

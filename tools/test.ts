import { spawnSync } from 'node:child_process'

// `npm test`: everything that CI runs, on a machine that has only Node and npm. The first failure stops it. With `TEST_DATABASE_URL` all stories
// are told on that PostgreSQL, and those with the tag `embedded` on the embedded database too.
const { TEST_DATABASE_URL: server, TEST_REDIS_URL: _, ...embedded } = process.env

interface Step {
  name: string
  command: readonly string[]
  env?: NodeJS.ProcessEnv
}

const steps: readonly Step[] = [
  { name: 'check', command: ['npm', 'run', '-s', 'check'] },
  { name: 'content', command: ['npm', 'run', '-s', 'content:check'] },
  { name: 'rules', command: ['npm', 'run', '-s', 'test:rules'] },
  { name: 'stories', command: ['npm', 'run', '-s', 'test:stories'] },
  ...(server
    ? [
        {
          name: 'stories on the embedded database',
          command: ['npm', 'run', '-s', 'test:stories', '--', '--tags-filter=embedded'],
          env: embedded,
        },
      ]
    : []),
  { name: 'journeys', command: ['npm', 'run', '-s', 'test:journeys'] },
]

const began = Date.now()
for (const {
  name,
  command: [command, ...args],
  env = process.env,
} of steps) {
  const at = Date.now()
  console.log(`\n=== ${name}`)
  const { status } = spawnSync(command!, args, { stdio: 'inherit', env })
  console.log(`=== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - at) / 1000)} s`)
  if (status !== 0) process.exit(1)
}
console.log(`\nAll green in ${Math.round((Date.now() - began) / 1000)} s`)

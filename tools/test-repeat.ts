import { spawn, spawnSync } from 'node:child_process'

// `npm run test:repeat -- [--times N] FILE…`: runs stories and journeys again and again (20 times unless said otherwise) while a second load keeps
// one processor busy. Prints how often each kind of file failed. Shows most causes of flaky tests (docs/flaky.md).
const args = process.argv.slice(2)
const at = args.indexOf('--times')
const times = at < 0 ? 20 : Number(args.splice(at, 2)[1])
const journeys = args.filter((file) => file.includes('.journey.'))
const others = args.filter((file) => !file.includes('.journey.'))
if (args.length === 0 || !Number.isInteger(times) || times < 1) {
  console.error('npm run test:repeat -- [--times N] FILE…')
  process.exit(2)
}

const load = spawn(process.execPath, ['-e', 'for (;;) Math.sqrt(Math.random())'], { stdio: 'ignore' })
let failed = 0
const run = (...command: readonly string[]): void => {
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    env: { ...process.env, TEST_REPORT: 'repeat' },
  })
  if (status !== 0) failed++
}
try {
  for (let n = 1; n <= times && others.length > 0; n++) {
    console.log(`\n=== ${n} of ${times}`)
    run('vitest', 'run', ...others)
  }
  if (journeys.length > 0) run('playwright', 'test', '--retries=0', `--repeat-each=${times}`, ...journeys)
} finally {
  load.kill()
}
console.log(failed === 0 ? '\nNever failed' : `\n${failed} runs failed`)
process.exitCode = failed === 0 ? 0 : 1

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { type PlantedFault, plantedFaults } from './planted/faults.ts'
import { placeOf } from './planted/plant.ts'

// `npm run test:planted -- [--times N] [WORD…]`: takes locks out of the product one at a time and checks that a story fails without each, as often as
// it runs (docs/locks.md). Words choose faults by their names. Needs `TEST_DATABASE_URL`: races are run on PostgreSQL only. Files are changed while
// it runs and are restored at the end, also after Ctrl+C.
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '5' } },
})
const times = Number(values.times)
const chosen = plantedFaults.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
if (!process.env['TEST_DATABASE_URL'] || chosen.length === 0 || !Number.isInteger(times) || times < 1) {
  console.error('TEST_DATABASE_URL=… npm run test:planted -- [--times N] [WORD…]')
  process.exit(2)
}
const root = path.join(import.meta.dirname, '..')
process.env['SKIP_BUILD'] = '1'
process.env['TEST_REPORT'] = 'planted'
// `race` repeats its story so many times.
process.env['RACE_TIMES'] = String(times)

/** What restores the file that is changed now. */
let restore = () => {}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    restore()
    process.exit(1)
  })
process.on('exit', () => restore())

interface Tally {
  ran: number
  failed: number
}

/** Runs the tests of faults. @returns how often the tests of each ran and failed */
async function runTests(vitest: Vitest, faults: readonly PlantedFault[]): Promise<Tally[]> {
  const titles = faults.map(({ test }) => test.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  vitest.setGlobalTestNamePattern(new RegExp(titles.join('|')))
  const specifications = await vitest.globTestSpecifications(faults.map(({ story }) => story))
  const { testModules } = await vitest.runTestSpecifications(specifications)
  return faults.map(({ story, test }) => {
    const own = testModules.filter(({ moduleId }) => moduleId.endsWith(story))
    const states = own.flatMap((module) => statesOf(module, test))
    return { ran: states.length, failed: states.filter((state) => state === 'failed').length }
  })
}

/** Of the tests whose titles begin so and that were not skipped. */
const statesOf = (module: TestModule, title: string): string[] =>
  [...module.children.allTests()]
    .filter(({ name }) => name.startsWith(title))
    .map((one) => one.result().state)
    .filter((state) => state !== 'skipped')

async function runWithout(vitest: Vitest, fault: PlantedFault): Promise<Tally> {
  const { file, source, planted } = placeOf(root, fault)
  restore = () => {
    writeFileSync(file, source)
    vitest.invalidateFile(file)
    restore = () => {}
  }
  try {
    writeFileSync(file, planted)
    vitest.invalidateFile(file)
    const [tally] = await runTests(vitest, [fault])
    if (tally!.ran > 0) return tally!
    // Vite sometimes fails on a module that depends on an invalidated one.
    for (const { vite } of vitest.projects) vite.moduleGraph.invalidateAll()
    return (await runTests(vitest, [fault]))[0]!
  } finally {
    restore()
  }
}

const without: Tally[] = []
let withLocks: Tally[] = []
const vitest = await createVitest('test', { watch: false, reporters: ['dot'] })
await vitest.standalone()
try {
  for (const fault of chosen) {
    const tally = await runWithout(vitest, fault)
    without.push(tally)
    console.log(`\n${fault.name}: ${tally.failed} of ${tally.ran} fail without the lock\n`)
  }
  withLocks = await runTests(vitest, chosen)
} finally {
  await vitest.close()
}
process.exitCode = 0
for (const [index, { name }] of chosen.entries()) {
  const [off, on] = [without[index]!, withLocks[index]!]
  const isSeen = off.ran > 0 && off.failed === off.ran && on.ran > 0 && on.failed === 0
  if (!isSeen) process.exitCode = 1
  console.log(
    `${isSeen ? 'seen  ' : 'UNSEEN'} ${name}: ${off.failed} of ${off.ran} fail without it, ${on.failed} of ${on.ran} with it`,
  )
}

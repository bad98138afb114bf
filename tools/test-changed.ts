import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { builtPages, pagesOf, routeFileOf, site } from '@school/routes'
import { chooseTests, type Repository } from './changed/choose.ts'

// `npm run test:changed [-- <commit>]`: the tests of changes since the commit (default: main), in the order of `npm test`.
const said = process.argv[2] ?? 'main'
const git = (...args: string[]): string[] =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
const since = git('merge-base', said, 'HEAD')[0] ?? said
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]

const routes = 'apps/site/app'
const built = builtPages(site, globSync('routes/*/*.tsx', { cwd: routes }))
const repository: Repository = {
  stories: globSync('{modules,apps,packages,tools,laws}/**/*.stories.test.ts', {
    exclude: (name) => name === 'node_modules',
  }),
  journeys: new Map(globSync('e2e/*.journey.ts').map((file) => [file, readFileSync(file, 'utf8')])),
  needs: new Map(
    globSync('modules/*/*/package.json').map((file) => {
      const { name, dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
        name: string
        dependencies: Record<string, string>
      }
      return [withoutScope(name), Object.keys(dependencies).map(withoutScope)]
    }),
  ),
  pages: pagesOf(site)
    .filter(({ page }) => built.has(page))
    .map((entry) => ({
      name: entry.name,
      path: entry.page.path,
      modules: Array.from(
        readFileSync(`${routes}/${routeFileOf(entry)}`, 'utf8').matchAll(/@school\/([\w-]+)\//g),
        ([, module]) => module!,
      ),
    })),
}

function withoutScope(name: string): string {
  return name.replace('@school/', '')
}

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): void => {
  console.log(`\n=== npm run -s ${args.join(' ')}`)
  const { status } = spawnSync('npm', ['run', '-s', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(1)
}

const { isAll, stories, journeys, walk } = chooseTests(changed, repository)
run(['check'])
if (changed.some((file) => file.startsWith('content/'))) run(['content:check'])
run(['test:rules', '--', '--changed', since, '--passWithNoTests'])
if (isAll) {
  console.log('\nWhat all tests stand on has changed: all are run.')
  run(['test:stories'])
  run(['test:journeys'])
} else {
  if (stories.length > 0) run(['test:stories', '--', ...stories])
  if (journeys.length > 0) run(['test:journeys', '--', ...journeys])
  if (walk.length > 0)
    run(['test:journeys', '--', 'e2e/walk.journey.ts'], { WALK_PAGES: walk.join(','), WALK: 'all' })
}
console.log('\nAll tests of the change are green')

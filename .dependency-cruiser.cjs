// The direction of dependencies. `laws/direction.test.ts` checks it.
const { belowOf, modulesOf } = require('./tools/wings.ts')

const modules = modulesOf(__dirname)
const oneOf = (words) => `(${words.join('|')})`

/** A module imports modules below it only. */
const order = [...modules.values()].flatMap(({ name, folder }) => {
  const below = belowOf(name, modules)
  const others = [...modules.values()].filter((other) => other.name !== name && !below.has(other.name))
  return others.length === 0
    ? []
    : [
        forbid(
          `downwards-${name}`,
          { path: `^${folder}/` },
          { path: `^${oneOf(others.map((other) => other.folder))}/` },
        ),
      ]
})

const tests = '[.](test|typetest)[.]tsx?$|/(testing|story|gallery)([./]|$)'

/** Inside `server/`: routes > actions > access > queries > tables. */
const layers = ['routes', 'actions', 'access', 'queries', 'tables']
const serverLayers = layers
  .slice(1)
  .map((layer, index) =>
    forbid(
      `server-downwards-${layer}`,
      { path: `^(modules/[^/]+/[^/]+)/server/(|.*/)${layer}[.]ts$` },
      { path: `^$1/server/(|.*/)${oneOf(layers.slice(0, index + 1))}[.]ts$` },
    ),
  )

function forbid(name, from, to, comment) {
  return { name, severity: 'error', from, to, ...(comment ? { comment } : {}) }
}

module.exports = {
  forbidden: [
    ...order,
    ...serverLayers,
    // Types count too: files that import each other can't be read separately.
    forbid('no-cycles', {}, { circular: true }),
    forbid('all-found', {}, { couldNotResolve: true, pathNot: '[+]types/|^virtual:|[.](css|svg|woff2)' }),
    forbid('packages-import-no-modules', { path: '^packages/' }, { path: '^(modules|apps)/' }),
    forbid('modules-import-no-apps', { path: '^modules/', pathNot: tests }, { path: '^apps/' }),
    // Stories call the composed school over HTTP, through one entry point (decision 039).
    forbid(
      'stories-use-one-entry-point',
      { path: '^modules/' },
      { path: '^apps/', pathNot: '^apps/server/testing/index[.]ts$' },
    ),
    forbid(
      'web-never-server',
      { path: '^modules/[^/]+/[^/]+/web/' },
      { path: '^modules/[^/]+/[^/]+/server/' },
    ),
    forbid(
      'server-never-web',
      { path: '^modules/[^/]+/[^/]+/server/' },
      { path: '^modules/[^/]+/[^/]+/web/' },
    ),
    forbid(
      'server-never-browser-packages',
      {
        path: '^(modules/[^/]+/[^/]+/server|packages/(kernel|db|access|routes|texts|markdown|captcha/src/(contract|server)))/',
      },
      { path: '^packages/(ui|api-client|browser|forms|tables)/' },
    ),
    forbid(
      'browser-never-server-packages',
      {
        path: '^(modules/[^/]+/[^/]+/(web|contract)|packages/(ui|api-client|forms|tables|routes|access|texts|captcha/src/(contract|web))|apps/(site|portal)/app)/',
        pathNot: tests,
      },
      { path: '^packages/(db|(kernel|captcha)/src/(server|testing))/|^modules/[^/]+/[^/]+/server/' },
    ),
    forbid(
      'browser-never-node',
      { path: '^modules/[^/]+/[^/]+/(web|contract)/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'contract-is-pure',
      { path: '^modules/[^/]+/[^/]+/contract/' },
      {
        path: '^(modules|packages|apps)/',
        pathNot:
          '^modules/[^/]+/[^/]+/contract/|^packages/((kernel|captcha)/src/contract|access|texts|routes)/',
      },
    ),
    forbid(
      'screens-for-apps-only',
      { path: '^(modules/[^/]+/[^/]+)/' },
      { path: '^modules/[^/]+/[^/]+/web/screens/', pathNot: '^$1/' },
    ),
    forbid(
      'rules-are-pure',
      {
        path: '^modules/[^/]+/[^/]+/server/(|.*/)rules([.]ts$|/)|^modules/[^/]+/[^/]+/server/checking/',
        pathNot: tests,
      },
      {
        pathNot: '/(rules|checking)([.]ts$|/)|/contract/|^packages/(texts|access)/|/(ru|errors)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    // Trap: with TypeScript 7 the default parser finds no modules and everything passes; swc reads them.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]react-router/|/build/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}

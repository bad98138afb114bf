// The one direction of dependencies, as law; `laws/direction.test.ts` keeps it.
const { existsSync, readdirSync, readFileSync } = require('node:fs')

const rooms = readdirSync(`${__dirname}/modules`).filter((room) =>
  existsSync(`${__dirname}/modules/${room}/package.json`),
)
const tierOf = Object.fromEntries(
  rooms.map((room) => [
    room,
    JSON.parse(readFileSync(`${__dirname}/modules/${room}/package.json`, 'utf8')).school.tier,
  ]),
)
const oneOf = (words) => `(${words.join('|')})`

/** A room leans only on rooms of lower tiers. */
const tiers = rooms.flatMap((room) => {
  const above = rooms.filter((other) => other !== room && tierOf[other] >= tierOf[room])
  return above.length === 0
    ? []
    : [forbid(`look-down-only-${room}`, { path: `^modules/${room}/` }, { path: `^modules/${oneOf(above)}/` })]
})

const tests = '[.](test|typetest)[.]tsx?$|/(testing|story|gallery)([./]|$)'

/** Inside `server/`: routes > actions > access > queries > tables. */
const floors = ['routes', 'actions', 'access', 'queries', 'tables']
const serverFloors = floors
  .slice(1)
  .map((floor, index) =>
    forbid(
      `server-reads-downward-${floor}`,
      { path: `^modules/([^/]+)/server/(|.*/)${floor}[.]ts$` },
      { path: `^modules/$1/server/(|.*/)${oneOf(floors.slice(0, index + 1))}[.]ts$` },
    ),
  )

function forbid(name, from, to, comment) {
  return { name, severity: 'error', from, to, ...(comment ? { comment } : {}) }
}

module.exports = {
  forbidden: [
    ...tiers,
    ...serverFloors,
    // Types count too: files that know each other are one file to whoever reads them.
    forbid('no-cycles', {}, { circular: true }),
    forbid('all-found', {}, { couldNotResolve: true, pathNot: '[+]types/|^virtual:|[.](css|svg|woff2)' }),
    forbid('packages-know-no-rooms', { path: '^packages/' }, { path: '^(modules|apps)/' }),
    forbid('rooms-know-no-apps', { path: '^modules/', pathNot: tests }, { path: '^apps/' }),
    // Stories speak to the whole school over HTTP, by its one door (decision 039).
    forbid(
      'stories-enter-by-one-door',
      { path: '^modules/' },
      { path: '^apps/', pathNot: '^apps/server/testing/index[.]ts$' },
    ),
    forbid('web-never-server', { path: '^modules/[^/]+/web/' }, { path: '^modules/[^/]+/server/' }),
    forbid('server-never-web', { path: '^modules/[^/]+/server/' }, { path: '^modules/[^/]+/web/' }),
    forbid(
      'server-never-browser-packages',
      {
        path: '^(modules/[^/]+/server|packages/(kernel|db|access|routes|texts|markdown|captcha/src/(contract|server)))/',
      },
      { path: '^packages/(ui|api-client|browser|forms|tables)/' },
    ),
    forbid(
      'browser-never-server-packages',
      {
        path: '^(modules/[^/]+/(web|contract)|packages/(ui|api-client|forms|tables|routes|access|texts|captcha/src/(contract|web))|apps/(site|portal)/app)/',
        pathNot: tests,
      },
      { path: '^packages/(db|(kernel|captcha)/src/(server|testing))/|^modules/[^/]+/server/' },
    ),
    forbid(
      'browser-never-node',
      { path: '^modules/[^/]+/(web|contract)/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'contract-is-pure',
      { path: '^modules/[^/]+/contract/' },
      {
        path: '^(modules|packages|apps)/',
        pathNot: '^modules/[^/]+/contract/|^packages/((kernel|captcha)/src/contract|access|texts|routes)/',
      },
    ),
    forbid(
      'screens-for-apps-only',
      { path: '^modules/([^/]+)/' },
      { path: '^modules/(?!$1/)[^/]+/web/screens/' },
    ),
    forbid(
      'rules-are-pure',
      { path: '^modules/[^/]+/server/(|.*/)rules([.]ts$|/)|^modules/[^/]+/server/checking/', pathNot: tests },
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

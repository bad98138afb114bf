import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { site } from '@school/routes'
import { failedRouteThrows } from '../../tools/vite/failed-route-throws.ts'
import { noInstrumentation } from '../../tools/vite/no-instrumentation.ts'
import { noValidator } from '../../tools/vite/no-validator.ts'
import { quickRouting } from '../../tools/vite/quick-routing.ts'
import { russianOnly } from '../../tools/vite/russian-only.ts'
import { unusedParts } from '../../tools/vite/unused-parts.ts'
import { unusedPartsOfLibraries } from '../../tools/vite/unused-parts-of-libraries.ts'
import { builtPagesOf } from '@school/app/mount'
import { fileURLToPath } from 'node:url'

const builtPaths = [...builtPagesOf(site, fileURLToPath(new URL('./app', import.meta.url)))].map(
  (page) => page.path,
)

/** Heavy, rare or for later: formulas, the gallery's library, drawings, the way to the API. Each goes with those who need it. */
const rare = new RegExp(
  [
    'react-aria|react-stately|@internationalized|use-sync-external-store|katex|math\\.css',
    'drawings/cover/(?!Cover\\.tsx|cover\\.module)',
    'drawings/owl/(OwlPicture|poses|parts|props)',
    'overlays/Toasts\\.tsx',
    'api-client/src/(send|browser|error-of)|kernel/src/contract/wire',
    '@tanstack/.*/(useMutation|mutationObserver)',
    'ui/src/(ru-rare|(states/StateCard|figures/StatNumber|layout/(Accordion|Tabs|Table|Pagination|page-numbers)|controls/IconButton)\\.)',
    '(stat-number|accordion|tabs|icon-button)\\.module',
    'api-client/src/use-call',
    'routes/src/site/content-page|modules/(?!(accounts|menu|catalog|progress)/)[\\w-]+/contract',
    'ui/src/(charts|forms)/|ui/src/(overlays/[Dd]ialog|drawings/Medal|states/[Oo]ffline)',
    'app/content\\.ts|(input|field|table|pagination|state-card)\\.module',
    'icons/Icon(AlertCircle|Star|Users|InfoCircle|Pencil|User|Refresh|ChevronDown|Printer|Certificate|Trophy|ListCheck)\\.',
    'icons/Icon(CalendarEvent|Flame|Sparkles|Eye|Flag|Paperclip|WifiOff|ArrowRight)\\.',
  ].join('|'),
)

/** Pages that draw figures: charts and the tables that say the same. */
const ofCharts = /ui\/src\/(charts\/|layout\/[Tt]able)/

/** Pages where something is typed. */
const ofFields = /ui\/src\/forms\/(Field|TextInput|field\.module|input\.module)|IconAlertCircle\.mjs/

/** Pages where something is solved or sent. */
const ofAnswers =
  /ui\/src\/(forms\/|overlays\/[Dd]ialog|states\/[Oo]ffline)|Icon(WifiOff|Flag|Paperclip)\.mjs/

/** What the groups above and below have in common, lest one of them bring another. */
const between = /ui\/src\/(ru-rare|controls\/[Ii]con-?[Bb]utton)/

/** What pages of one course have in common with each other and not with the rest. */
const ofCourses =
  /texts\/src\/(dates|durations)|courses\/contract\/endpoints|drawings\/Avatar|layout\/[Bb]readcrumbs|NothingFound\.module|Icon(List|Lock|Target|CircleCheck|Clock|PlayerPlay)\.mjs/

/** What the shell of every page begins with, however few modules ask for it. */
const ofShell = new RegExp(
  [
    'app/shell/(MenuAnchor|menu-state|navigation-store|menu-closing|late-panel|leave|use-menus|Failed|personal)\\.tsx?',
    'app/src/(failures/(Failed|PlainFailure|MissingChunk|missing-chunk|ru)\\.tsx?|visit/awaited)',
    'app/shell/(top-menu|one-click-menu)\\.module|ContinueStrip\\.module',
    'menu/web/click|search/(web/(SearchBar|ru-bar)|contract/text)',
    'browser/src/storage|drawings/[Ll]ogo|Icon(Logout|Phone)\\.mjs',
  ].join('|'),
)

/** What stands on pages of many rooms; a room's own screens go with its pages, however many they are. */
const isForAll = (id: string): boolean =>
  !rare.test(id) && !ofCourses.test(id) && !/modules\/[\w-]+\/web\//.test(id)

const isLibrary = (id: string): boolean =>
  /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//.test(id) && !rare.test(id)

/** A page asks for some ten files instead of fifty: on a telephone every file is a wait. What most pages share is one file. */
const fewChunks = [
  { name: 'react', test: isLibrary, priority: 3 },
  { name: 'shared', minShareCount: 4, test: isForAll, priority: 1 },
  { name: 'shell', test: ofShell, priority: 0 },
  { name: 'course', test: ofCourses, priority: 0 },
  { name: 'charts', test: ofCharts, priority: 0 },
  { name: 'fields', test: ofFields, priority: 2 },
  { name: 'answers', test: ofAnswers, minShareCount: 3, priority: 0 },
  { name: 'between', test: between, priority: 2 },
]

/** What comes late has most of its files on the page already: their names would be read by every page before it begins. */
const modulePreload = {
  resolveDependencies: (_file: string, files: string[]) => files.filter((file) => file.endsWith('.css')),
}

export default defineConfig({
  plugins: [
    failedRouteThrows(),
    noInstrumentation(),
    noValidator(),
    russianOnly(),
    unusedParts(unusedPartsOfLibraries),
    quickRouting(),
    reactRouter(),
  ],
  publicDir: false,
  define: { __BUILT_PATHS__: JSON.stringify(builtPaths) },
  build: { target: 'es2022', assetsDir: 'assets/site', assetsInlineLimit: 512, modulePreload },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewChunks } } } } },
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
  },
  // Rooms and packages are TypeScript sources: they are bundled, not required.
  ssr: { noExternal: [/^@school\//, 'react-router'] },
})

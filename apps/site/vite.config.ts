import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { site } from '@school/routes'
import { failedRouteThrows } from '../../tools/vite/failed-route-throws.ts'
import { namedParts } from '../../tools/vite/named-parts.ts'
import { noValidator } from '../../tools/vite/no-validator.ts'
import { russianOnly } from '../../tools/vite/russian-only.ts'
import { builtPagesOf } from '@school/app/mount'
import { fileURLToPath } from 'node:url'

const builtPaths = [...builtPagesOf(site, fileURLToPath(new URL('./app', import.meta.url)))].map(
  (page) => page.path,
)

/** Heavy modules, or modules of some pages only: each is in the chunks that need it and not in the common ones. */
const ofSomePages = new RegExp(
  [
    'packages/(forms|tables)/|math\\.css',
    'drawings/cover/(?!Cover\\.tsx|cover\\.module)|drawings/owl/(OwlPicture|poses|parts|props)|drawings/(Avatar|Medal|avatar\\.|portrait/)',
    'captcha/src/|api-client/src/(send|browser|error-of|use-call|use-growing)|kernel/src/contract/wire',
    '@tanstack/.*/(useMutation|mutationObserver|useQueries|queriesObserver)',
    'ui/src/(charts|forms|ru-rare|use-drag|use-line-focus|controls/(IconButton|FileButton)|figures/StatNumber)|ui/src/states/(StateCard|[Oo]ffline)',
    'ui/src/layout/(AskedCard|AskedNote|OutcomeCard|PageHeader|SharedLink|Accordion|Breadcrumbs|Tabs|Table|Pagination)',
    'ui/src/overlays/(Toasts|Confirmation|Dialog|DialogWindow|Menu|MenuList|Ways|TipWindow|RussianAria)\\.|ui/src/office/',
    '(asked-note|outcome-card|stat-number|menu|ways|accordion|tabs|icon-button|input|field|table|pagination|state-card|breadcrumbs|contents)\\.module',
    'routes/src/(site/(content-page|\\w+-lists)|search-parsers|page-number)|(app|pages)/((content|attempt-task|after-sign-in|plan-date|family-at)\\.ts|child/)|texts/src/(dates|durations|days|clock|cut|normalise|alphabets|latin-code|order)',
    'modules/\\w+/(?!(accounts|menu|catalog)/)[\\w-]+/contract|modules/\\w+/[\\w-]+/web/',
  ].join('|'),
)

/** An icon is in the chunk of its component; icons of many pages are one file, so that an arrow does not load a group of heavier things. */
const isIcon = /icons-react\/dist\/esm\/icons\//

/** The modules of the shell of every page, however few modules import them. */
const ofShell = new RegExp(
  [
    'app/shell/(MenuAnchor|menu-state|navigation-store|menu-closing|late-panel|leave|visitor|Failed|personal)\\.tsx?',
    'apps/pages/(index|loading|visitor|document|SpeakToUser)\\.tsx?',
    'app/src/(failures/(Failed|MissingChunk|missing-chunk|ru)\\.tsx?|visit/awaited)',
    'app/shell/(header|top-menu|one-click-menu)\\.module|ContinueStrip\\.module',
    'task-forms/web/file-transfer|browser/src/experiments\\.ts|icons/Icon(Logout|Phone)\\.',
    'menu/web/click|search/(web/(SearchBar|ru-bar)|contract/text)',
    'browser/src/storage|drawings/[Ll]ogo|ssr/src/contexts',
  ].join('|'),
)

/** Other libraries go with those who need them, however many they are. */
const isOther = /node_modules\/(?!clsx\/|@tabler\/)/

const isForAll = (id: string): boolean => ![ofSomePages, isIcon, isOther].some((not) => not.test(id))

const isLibrary = (id: string): boolean =>
  /node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-query|query-core))\//.test(id) &&
  !ofSomePages.test(id)

/** On a telephone every file is a wait: what most pages share is one file. The rest the bundler splits by itself (docs/decisions/043). */
const fewChunks = [
  { name: 'react', test: isLibrary, priority: 3 },
  { name: 'shared', minShareCount: 4, test: isForAll, priority: 1 },
  { name: 'shell', test: ofShell, priority: 0 },
  { name: 'icons', test: isIcon, minShareCount: 8, priority: 3 },
]

/** What comes late has most of its files on the page already: their names would be read by every page before it begins. */
const modulePreload = {
  resolveDependencies: (_file: string, files: string[]) => files.filter((file) => file.endsWith('.css')),
}

export default defineConfig({
  plugins: [failedRouteThrows(), noValidator(), namedParts(), russianOnly(), reactRouter()],
  publicDir: false,
  define: { __BUILT_PATHS__: JSON.stringify(builtPaths) },
  build: {
    target: 'es2022',
    manifest: true,
    assetsDir: 'assets/site',
    assetsInlineLimit: 512,
    modulePreload,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewChunks } } } } },
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
  },
  // Modules and packages are TypeScript sources: they are bundled, not required.
  ssr: { noExternal: [/^@school\//] },
})

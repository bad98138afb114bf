import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { failedRouteThrows } from '../../tools/vite/failed-route-throws.ts'
import { namedParts } from '../../tools/vite/named-parts.ts'
import { noValidator } from '../../tools/vite/no-validator.ts'
import { russianOnly } from '../../tools/vite/russian-only.ts'
import { builtPagesOf } from '@school/app/mount'
import { portal } from '@school/routes'
import { fileURLToPath } from 'node:url'
import { onPortal, pagesOfSite } from '@school/routes/portal-places'

const ofPortal = builtPagesOf(portal, fileURLToPath(new URL('./app', import.meta.url)))
const builtPaths = [...ofPortal, ...pagesOfSite.map(onPortal)].map((page) => page.path)

export default defineConfig({
  plugins: [failedRouteThrows(), noValidator(), namedParts(), russianOnly(), reactRouter()],
  publicDir: false,
  define: { __BUILT_PATHS__: JSON.stringify(builtPaths) },
  build: { target: 'es2022', assetsDir: 'assets/portal', assetsInlineLimit: 512 },
  environments: { ssr: { build: { rolldownOptions: { input: './server.ts' } } } },
  // Modules and packages are TypeScript sources: they are bundled, not required.
  ssr: { noExternal: [/^@school\//] },
})

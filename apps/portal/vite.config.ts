import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { failedRouteThrows } from '../../tools/vite/failed-route-throws.ts'
import { noValidator } from '../../tools/vite/no-validator.ts'
import { russianOnly } from '../../tools/vite/russian-only.ts'

export default defineConfig({
  plugins: [failedRouteThrows(), noValidator(), russianOnly(), reactRouter()],
  publicDir: false,
  build: { target: 'es2022', assetsDir: 'assets/portal', assetsInlineLimit: 512 },
  environments: { ssr: { build: { rolldownOptions: { input: './server.ts' } } } },
  // Rooms and packages are TypeScript sources: they are bundled, not required.
  ssr: { noExternal: [/^@school\//] },
})

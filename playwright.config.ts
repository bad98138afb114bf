import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { createTestDatabase } from '@school/db/testing'
import './tools/shift-clock.ts'
import { browserFlags, findHeadlessShell } from './tools/browser.ts'

const port = Number(process.env['E2E_PORT'] ?? 4180)
/** Of a provider by which people may sign in. */
const providerPort = port + 5000
/** The server has the clock of the journeys (`e2e/README.md`). */
const clockOfServer: Record<string, string> = process.env['CLOCK_SHIFT_MINUTES']
  ? { NODE_OPTIONS: `--import=${import.meta.dirname}/tools/shift-clock.ts` }
  : {}
const dataDir = process.env['E2E_DATA_DIR'] ?? `var/e2e-${port}`
const admin = process.env['TEST_DATABASE_URL']
/** The school of a run: on the PostgreSQL of the tests, else embedded. */
const database: Record<string, string> = {}
// Every run begins with a new school; workers load this file too and must not touch it.
if (!process.env['TEST_WORKER_INDEX']) {
  rmSync(dataDir, { recursive: true, force: true })
  if (admin) database['DATABASE_URL'] = await createTestDatabase(admin, `smekalka_journeys_${port}`)
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  workers: 2,
  // The second try leaves a trace; a journey that needs it has failed. `npm test` runs failed files again by itself.
  retries: 1,
  failOnFlakyTests: true,
  // Long, for a busy machine: a journey that hangs is reported with its last step all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `test-results/${process.env['TEST_REPORT'] ?? 'journeys'}.json` }],
  ],
  outputDir: 'test-results/journeys',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findHeadlessShell(), args: [...browserFlags] },
    // A trace of everything would be a third of the work of a run.
    trace: 'on-first-retry',
  },
  webServer: [
    {
      command: `node e2e/openid-provider.ts ${providerPort} http://localhost:${port}`,
      url: `http://127.0.0.1:${providerPort}/.well-known/openid-configuration`,
      reuseExistingServer: false,
    },
    {
      command: 'node tools/start.ts',
      url: `http://localhost:${port}/readyz`,
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        ...clockOfServer,
        ...database,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_SIZE: 'small',
        LOG_LEVEL: 'warn',
        LIMIT_MULTIPLIER: '10000',
        CAPTCHA_COST: '1',
        NODE_ENV: 'test',
        EXTERNAL_LINKS: JSON.stringify({
          textbookApp: 'https://uchebnik.example/app',
          textbookIos: 'https://ios.example/uchebnik',
          textbookAndroid: 'https://android.example/uchebnik',
        }),
        SOCIAL_SIGN_IN: JSON.stringify({
          yandex: {
            clientId: 'smekalka',
            clientSecret: 'a-secret-of-the-school-at-the-provider',
            issuer: `http://127.0.0.1:${providerPort}`,
          },
        }),
      },
    },
  ],
})

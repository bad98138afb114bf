import { defineConfig } from 'vitest/config'
import { reportName, unhandledReporter } from './tools/test-run/reporter.ts'

const stories = '{modules,packages,apps,tools}/**/*.stories.test.ts'
const ignored = ['**/node_modules/**', '**/build/**']

export default defineConfig({
  test: {
    tags: [
      {
        name: 'embedded',
        description:
          'Stories that run on the embedded database too when all run on PostgreSQL: the main path of a module, and what a database decides (transactions, jobs, search, backups)',
      },
    ],
    reporters: ['default', ['json', { outputFile: `test-results/${reportName()}.json` }], unhandledReporter],
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{modules,packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, stories],
          isolate: false,
          // Nothing waits here, so a long test is a busy machine; what must be quick measures its own time on the processor.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'laws',
          include: ['laws/**/*.test.ts'],
          exclude: ['laws/**/*.stories.test.ts'],
          // Laws read the whole product: modules are loaded once for all of them.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'stories',
          sequence: { groupOrder: 1 },
          include: [stories, 'laws/**/*.stories.test.ts'],
          exclude: ignored,
          globalSetup: ['apps/server/testing/global-setup.ts'],
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is polled is a process or a database: the second of Vitest is too short for a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})

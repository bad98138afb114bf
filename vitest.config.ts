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
          'Stories that are told on the embedded database too when PostgreSQL tells all: the main path of a room, and what a database decides (transactions, jobs, search, backups)',
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
        },
      },
      {
        test: {
          name: 'laws',
          include: ['laws/**/*.test.ts'],
          exclude: ['laws/**/*.stories.test.ts'],
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
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

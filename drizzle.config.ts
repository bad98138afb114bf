import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./packages/*/src/server/tables.ts', './modules/*/*/server/**/tables.ts'],
  out: './packages/db/migrations',
  casing: 'snake_case',
})

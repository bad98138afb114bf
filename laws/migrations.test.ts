import { describe, expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'
import { faultsOfMigration } from './migrations.ts'

/** Migrations up to this one are older than the law: the school was not open yet. Do not change it. */
const lastWithoutLaw = '0027_keys_of_olympiads'

/** Deployed while the school is stopped (decision 048): no other release runs at the same time. */
const whileStopped = '0035_attempts_number'

test('the previous release works with a new migration: expand now, contract a release later', () => {
  const files = repositoryFiles('packages/db/migrations').filter((file) => file.endsWith('.sql'))
  expect(files.length).toBeGreaterThan(20)
  const nameOf = (file: string) => file.split('/').at(-1)!.replace('.sql', '')
  const faults = files
    .filter((file) => nameOf(file) > lastWithoutLaw && nameOf(file) !== whileStopped)
    .flatMap((file) => faultsOfMigration(readText(file)).map((fault) => `${nameOf(file)}: ${fault}`))
  expect(faults).toEqual([])
})

test('only the newest snapshot of the tables is kept: earlier ones are in the history', () => {
  const snapshots = repositoryFiles('packages/db/migrations/meta').filter((file) =>
    file.endsWith('_snapshot.json'),
  )
  expect(snapshots).toHaveLength(1)
})

describe('the law', () => {
  const faultsOf = (...statements: string[]) =>
    faultsOfMigration(statements.join('--> statement-breakpoint\n'))

  test.each([
    ['a column that must be filled, in one step', 'ALTER TABLE "users" ADD COLUMN "nick" text NOT NULL;'],
    ['a column that must be filled from now on', 'ALTER TABLE "users" ALTER COLUMN "nick" SET NOT NULL;'],
    ['a dropped column', 'ALTER TABLE "users" DROP COLUMN "nick";'],
    ['a dropped table', 'DROP TABLE "outbox_messages" CASCADE;'],
    ['a renamed column', 'ALTER TABLE "users" RENAME COLUMN "nick" TO "name";'],
    ['a renamed table', 'ALTER TABLE "users" RENAME TO "people";'],
    ['another type', 'ALTER TABLE "users" ALTER COLUMN "nick" SET DATA TYPE integer;'],
    ['an index that stops writing', 'CREATE INDEX "answers_task" ON "answers" USING btree ("task_id");'],
    ['a unique index that stops writing', 'CREATE UNIQUE INDEX "users_nick" ON "users" ("nick");'],
    [
      'a check that reads the table under a lock',
      'ALTER TABLE "attempts" ADD CONSTRAINT "c" CHECK (number > 0);',
    ],
    ['a unique constraint', 'ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE("nick");'],
    [
      'a foreign key that reads the table under a lock',
      'ALTER TABLE "attempts" ADD CONSTRAINT "f" FOREIGN KEY ("school_id") REFERENCES "organizations"("id");',
    ],
  ])('refuses %s', (_, statement) => {
    expect(faultsOf(statement)).toHaveLength(1)
  })

  test('accepts changes that do not affect the old release', () => {
    const quiet = [
      'CREATE TABLE "clubs" ("id" integer NOT NULL, "user_id" integer NOT NULL);',
      'ALTER TABLE "clubs" ADD COLUMN "name" text NOT NULL;',
      'ALTER TABLE "clubs" ADD CONSTRAINT "f" FOREIGN KEY ("user_id") REFERENCES "users"("id");',
      'CREATE INDEX "clubs_user" ON "clubs" USING btree ("user_id");',
      'ALTER TABLE "users" ADD COLUMN "nick" text;',
      `ALTER TABLE "users" ADD COLUMN "hue" smallint DEFAULT 3 NOT NULL;`,
      'ALTER TABLE "attempts" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "b"("id") NOT VALID;',
      'ALTER TABLE "users" ALTER COLUMN "nick" DROP NOT NULL;',
      'CREATE INDEX "brands_key" ON "disciplines" ("key");',
    ]
    expect(faultsOf(...quiet)).toEqual([])
  })

  test('accepts an index created concurrently, in a migration of its own that first drops the rest of a failed try', () => {
    const drop = 'DROP INDEX CONCURRENTLY IF EXISTS "answers_task";'
    const create = 'CREATE INDEX CONCURRENTLY "answers_task" ON "answers" ("task_id");'
    expect(faultsOf(drop, create)).toEqual([])
    expect(faultsOf(create)).toHaveLength(1)
    expect(faultsOf(drop, create, 'ALTER TABLE "users" ADD COLUMN "nick" text;')).toHaveLength(1)
  })

  test('accepts a contraction that names the migration since which it is unused', () => {
    const drop = 'ALTER TABLE "users" DROP COLUMN "nick";'
    expect(faultsOf(`-- contract: no code reads users.nick since 0031_names\n${drop}`)).toEqual([])
    expect(faultsOf(`-- contract:\n${drop}`)).toHaveLength(1)
  })
})

/** Tables that grow with the people of the school; a lock on them blocks all users. */
const largeTables = new Set([
  'access_grants',
  'answer_drafts',
  'answer_reviews',
  'answers',
  'attempts',
  'events',
  'files',
  'idempotency_keys',
  'journal_changes',
  'journal_columns',
  'journal_marks',
  'lesson_opinions',
  'lesson_questions',
  'lesson_remarks',
  'lesson_views',
  'mistakes',
  'notifications',
  'outbox_messages',
  'rating_buckets',
  'rating_fresh',
  'review_marks',
  'reward_transactions',
  'search_entries',
  'sessions',
  'task_states',
  'users',
])

/** A contraction names the migration since which the code does not use what is dropped. */
const contraction = /^-- contract: .*\bsince \d{4}_\w+/m

interface Rule {
  fault: string
  isBroken(statement: string, table: string): boolean
  /** Allowed in a contraction. */
  isContraction?: true
}

const isLarge = (table: string): boolean => largeTables.has(table)

const rules: Rule[] = [
  {
    fault: 'a column that must not be empty needs a default, or is filled before it is required',
    isBroken: (sql) =>
      /add column/i.test(sql) && /not null/i.test(sql) && !/\b(default|generated)\b/i.test(sql),
  },
  {
    fault: 'the old release still writes without this column: require it a release later',
    isBroken: (sql) => /alter column \S+ set not null/i.test(sql),
    isContraction: true,
  },
  {
    fault: 'the old release still asks for what is dropped or renamed',
    isBroken: (sql) => /\bdrop (column|table)\b|\brename (column|to)\b|^alter table \S+ rename /i.test(sql),
    isContraction: true,
  },
  {
    fault:
      'another type rewrites the table under a lock: add a column, fill it, read it, then drop the old one',
    isBroken: (sql) => /alter column \S+ (set data )?type /i.test(sql),
  },
  {
    fault: 'an index of a large table is made CONCURRENTLY, in a migration of its own',
    isBroken: (sql, table) => /^create (unique )?index (?!concurrently)/i.test(sql) && isLarge(table),
  },
  {
    fault:
      'a constraint of a large table is added NOT VALID and validated in the next migration; a unique one is an index',
    isBroken: (sql, table) => /add constraint/i.test(sql) && !/not valid/i.test(sql) && isLarge(table),
  },
]

const tableOf = (sql: string): string =>
  /^(?:create (?:unique )?index .*? on|alter table(?: if exists)?|create table(?: if not exists)?) (?:"?public"?\.)?"?(\w+)"?/is.exec(
    sql,
  )?.[1] ?? ''

const concurrent = /^(create (?:unique )?|drop )index concurrently (?:if (?:not )?exists )?"?(\w+)"?/i

function faultsOfConcurrent(statements: readonly string[]): string[] {
  const made = statements.map((sql) => concurrent.exec(sql))
  if (made.every((one) => one === null)) return []
  if (made.includes(null))
    return ['a CONCURRENTLY statement is not in a transaction, so it needs a migration of its own']
  const dropped = new Set<string>()
  return made.flatMap((one) => {
    const [, verb, name] = one!
    if (/^drop/i.test(verb!)) dropped.add(name!)
    else if (!dropped.has(name!))
      return [`a broken try leaves an invalid index: DROP INDEX CONCURRENTLY IF EXISTS "${name}" first`]
    return []
  })
}

/** Statements of a migration that would break the previous release, which still runs at the same time. */
export function faultsOfMigration(text: string): string[] {
  const isContraction = contraction.test(text)
  const statements = text
    .split('--> statement-breakpoint')
    .map((statement) =>
      statement
        .replaceAll(/^\s*--.*$/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
  const isNew = new Set(statements.filter((sql) => /^create table/i.test(sql)).map(tableOf))
  const faults = statements
    .filter((sql) => !isNew.has(tableOf(sql)))
    .flatMap((sql) =>
      rules
        .filter((rule) => rule.isBroken(sql, tableOf(sql)) && !(rule.isContraction && isContraction))
        .map(({ fault }) => `${fault}: ${sql.slice(0, 100)}`),
    )
  return [...faults, ...faultsOfConcurrent(statements)]
}

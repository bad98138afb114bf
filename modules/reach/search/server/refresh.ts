import { createHash } from 'node:crypto'
import type { Sql } from '@school/db'
import type { JobContext } from '@school/kernel/server'
import { cutText, normaliseText } from '@school/texts'
import type { SearchKind } from '../contract/kinds.ts'
import { type Searchable, searchFeed, type SearchSource } from './feed.ts'
import { gradeWord } from './ru-grades.ts'
import { wordsOf } from './terms.ts'

export interface RefreshReport {
  items: number
  /** New, changed and gone; 0 when the index was fresh. */
  changed: number
}

/** Longer texts are cut in the index: their beginning is enough. */
const maxIndexedText = 8000

/** Any constant: refreshes take turns. */
const refreshLock = 72_165_002

type IndexRow = Searchable & { kind: SearchKind; titleWords: string; textWords: string; hash: string }

function rowOf(kind: SearchKind, item: Searchable): IndexRow {
  const text = cutText(normaliseText(item.text, 'line'), maxIndexedText)
  const row = {
    ...item,
    kind,
    text,
    titleWords: wordsOf(item.title).join(' '),
    textWords: [...wordsOf(`${item.subtitle} ${text}`), ...item.grades.map(gradeWord)].join(' '),
  }
  return { ...row, hash: createHash('sha256').update(JSON.stringify(row)).digest('base64url') }
}

interface KeptRow {
  id: number
  kind: string
  key: string
  hash: string
  wordsHash: string
}

const nameOf = ({ kind, key }: { kind: string; key: string }): string => `${kind} ${key}`

const wordsHashOf = ({ titleWords, textWords }: IndexRow): string =>
  createHash('md5').update(`${titleWords} ${textWords}`).digest('hex')

async function readSources(
  ctx: JobContext,
  sources: readonly SearchSource[],
): Promise<Map<string, IndexRow>> {
  const rows = new Map<string, IndexRow>()
  for (const { kind, read } of sources) {
    for (const item of await read(ctx)) {
      if (item.audience === 'anyone') rows.set(nameOf({ kind, key: item.key }), rowOf(kind, item))
    }
  }
  return rows
}

/**
 * Updates the index to the sources of the modules: what has not changed (by hash) is not touched, what is gone is removed.
 * Idempotent.
 */
export async function refreshIndex(ctx: JobContext): Promise<RefreshReport> {
  await ctx.sql.query({ text: 'select pg_advisory_xact_lock($1)', values: [refreshLock] })
  const rows = await readSources(ctx, ctx.extensions(searchFeed))
  const { rows: kept } = await ctx.sql.query<KeptRow>({
    text: `select id, kind, key, hash, md5(title_words || ' ' || text_words) as "wordsHash" from search_items`,
  })
  const known = new Map(kept.map((row) => [nameOf(row), row]))
  const changed = [...rows.values()].filter((row) => known.get(nameOf(row))?.hash !== row.hash)
  const gone = kept.filter((row) => !rows.has(nameOf(row))).map(({ id }) => id)
  await putRows(ctx, changed)
  if (gone.length > 0)
    await ctx.sql.query({ text: 'delete from search_items where id = any ($1::int[])', values: [gone] })
  // A change of popularity alone does not change the words.
  const areWordsOther = changed.some((row) => known.get(nameOf(row))?.wordsHash !== wordsHashOf(row))
  if (areWordsOther || gone.length > 0) await rebuildWords(ctx.sql)
  return { items: rows.size, changed: changed.length + gone.length }
}

const rowsAtOnce = 1000

async function putRows({ sql, now }: JobContext, rows: readonly IndexRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await sql.query({
      text: `insert into search_items
          (kind, key, title, subtitle, text, url, picture, grades, popularity, title_words, text_words, hash, indexed_at)
        select kind, key, title, subtitle, text, url, nullif(picture, 'null'::jsonb), grades, popularity,
          "titleWords", "textWords", hash, $2
        from jsonb_to_recordset($1::jsonb) as given (kind text, key text, title text, subtitle text, text text, url text,
          picture jsonb, grades smallint[], popularity real, "titleWords" text, "textWords" text, hash text)
        on conflict (kind, key) do update set title = excluded.title, subtitle = excluded.subtitle,
          text = excluded.text, url = excluded.url, picture = excluded.picture, grades = excluded.grades,
          popularity = excluded.popularity, title_words = excluded.title_words, text_words = excluded.text_words,
          hash = excluded.hash, indexed_at = excluded.indexed_at`,
      values: [JSON.stringify(rows.slice(at, at + rowsAtOnce)), now],
    })
  }
}

/** Rebuilds the dictionary of the index: it is small, and counts of words change with every item. */
async function rebuildWords(sql: Sql): Promise<void> {
  await sql.query({ text: 'delete from search_words' })
  await sql.query({
    text: `insert into search_words (word, lexeme, items)
      select word, (tsvector_to_array(to_tsvector('russian', word)))[1], ndoc
      from ts_stat('select to_tsvector(''simple'', title_words || '' '' || text_words) from search_items')`,
  })
  // Trap: the embedded database has no autovacuum, and after a load a plan made without statistics is a guess.
  await sql.query({ text: 'analyze search_items, search_words' })
}

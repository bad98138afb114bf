import type { SearchKind, SearchPicture } from '../contract/kinds.ts'
import type { Sql } from '@school/db'
import type { KnownWord } from './slips.ts'

/** What the index knows of a word. */
export interface WordFacts {
  word: string
  /** `null` for a stop word («и», «на»). */
  lexeme: string | null
  isWord: boolean
  isBeginning: boolean
  isForm: boolean
}

export async function listWordFacts(sql: Sql, words: readonly string[]): Promise<WordFacts[]> {
  const { rows } = await sql.query<WordFacts>({
    name: 'search_word_facts',
    // Trap: `like` with a parameter can't use an index, a range of code points can.
    text: `select asked.word, reduced.lexeme,
        exists (select from search_words w where w.word = asked.word) as "isWord",
        exists (
          select from search_words w where w.word ~>=~ asked.word and w.word ~<~ (asked.word || chr(65535))
        ) as "isBeginning",
        exists (select from search_words w where w.lexeme = reduced.lexeme) as "isForm"
      from unnest($1::text[]) as asked (word)
      cross join lateral (
        select (tsvector_to_array(to_tsvector('russian', asked.word)))[1] as lexeme
      ) reduced`,
    values: [words],
  })
  return rows
}

/** Words of the index that look most like this one or begin most like it. */
export async function listWordsLike(sql: Sql, word: string): Promise<KnownWord[]> {
  const { rows } = await sql.query<KnownWord>({
    name: 'search_words_like',
    text: 'select word, items from search_words order by $1 <<-> word limit 40',
    values: [word],
  })
  return rows
}

/**
 * Trap: if the planner sees a word that most items have, it reads the whole table, and every vector separately, because vectors are stored out of
 * line. Hidden in a subquery the word has average statistics, and the index is used, which holds all that is needed.
 */
const sought = '(select $1::tsquery)'

export async function isAnyItem(sql: Sql, tsquery: string): Promise<boolean> {
  const { rows } = await sql.query<{ is: boolean }>({
    name: 'search_is_any_item',
    text: `select exists (select from search_items where vector @@ ${sought}) as "is"`,
    values: [tsquery],
  })
  return rows[0]!.is
}

export interface ItemRow {
  id: number
  kind: SearchKind
  url: string
  title: string
  subtitle: string
  text: string
  picture: SearchPicture | null
  grades: number[]
}

const itemColumns = 'i.id, i.kind, i.url, i.title, i.subtitle, i.text, i.picture, i.grades'

/** What a page of answers is cut from. */
export interface PageOfSearch {
  tsquery: string
  /** The same words, of which any will do: how many of them a title has. */
  anyWord: string
  /** The words in a row: a title that begins so goes first. */
  beginning: string
  scope: SearchKind | null
  limit: number
  offset: number
}

interface FoundIds {
  total: number
  ids: number[]
}

/**
 * The best first: titles that have more of the words, then what is popular.
 * Texts are weighed for the first hundred only: to read thousands of them takes longer than people wait.
 */
export async function findItemIds(
  sql: Sql,
  { tsquery, anyWord, beginning, scope, limit, offset }: PageOfSearch,
): Promise<FoundIds> {
  const { rows } = await sql.query<FoundIds>({
    name: 'search_item_ids',
    text: `with fitting as materialized (
        select id, (ts_rank(title_vector, $2::tsquery) + 0.05) * (0.6 + popularity)
          + case when starts_with(title_words, $3) then 0.5 else 0 end as score
        from search_items where vector @@ ${sought} and ($4::text is null or kind = $4::text)
      ),
      first as materialized (select id, score from fitting order by score desc, id limit 100),
      weighed as (
        select f.id, f.score + 0.2 * ts_rank(i.vector, $1::tsquery) as score, 1 as shelf
        from first f join search_items i using (id)
        union all
        select id, score, 2 from fitting where id not in (select id from first)
      )
      select (select count(*)::int from fitting) as total,
        array(select id from weighed order by shelf, score desc, id limit $5 offset $6) as ids`,
    values: [tsquery, anyWord, beginning, scope, limit, offset],
  })
  return rows[0]!
}

/** Items in the order of their ids. */
export async function listItems(sql: Sql, ids: readonly number[]): Promise<ItemRow[]> {
  const { rows } = await sql.query<ItemRow>({
    name: 'search_items_by_ids',
    text: `select ${itemColumns} from unnest($1::int[]) with ordinality as asked (id, place)
      join search_items i using (id) order by place`,
    values: [ids],
  })
  return rows
}

export async function listPopularIds(sql: Sql, scope: SearchKind | null, limit: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'search_popular_ids',
    text: `select id from search_items where $1::text is null or kind = $1::text
      order by popularity desc, id limit $2`,
    values: [scope, limit],
  })
  return rows.map(({ id }) => id)
}

export async function countKinds(sql: Sql, tsquery: string): Promise<{ kind: SearchKind; count: number }[]> {
  const { rows } = await sql.query<{ kind: SearchKind; count: number }>({
    name: 'search_count_kinds',
    text: `select kind, count(*)::int as count from search_items where vector @@ ${sought} group by kind`,
    values: [tsquery],
  })
  return rows
}

export interface Begun {
  tsquery: string
  beginning: string
  /** In the order in which they are shown. */
  kinds: readonly SearchKind[]
  limit: number
}

/** The most popular of every kind in turn until the list is full; shown kind by kind. */
export async function listSuggestions(
  sql: Sql,
  { tsquery, beginning, kinds, limit }: Begun,
): Promise<ItemRow[]> {
  const { rows } = await sql.query<ItemRow>({
    name: 'search_suggestions',
    text: `with fitting as materialized (
        select id, array_position($3::text[], kind) as shelf,
          row_number() over (
            partition by kind order by starts_with(title_words, $2) desc, popularity desc, id
          ) as place
        from search_items where title_vector @@ ${sought} and kind = any ($3::text[])
      ),
      chosen as (select * from fitting order by place, shelf limit $4)
      select ${itemColumns} from chosen join search_items i using (id) order by shelf, place`,
    values: [tsquery, beginning, kinds, limit],
  })
  return rows
}

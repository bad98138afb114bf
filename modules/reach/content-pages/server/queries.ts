import type { Sql } from '@school/db'

export interface PageRow {
  path: string
  title: string
  description: string
  updatedOn: string
}

export interface PageBody extends PageRow {
  group: string | null
  html: string
}

// `date` columns come as text: a day has no zone.
const columns = `path, title, description, updated_on::text as "updatedOn"`

export async function listPages(sql: Sql): Promise<PageRow[]> {
  const { rows } = await sql.query<PageRow>({
    name: 'list_content_pages',
    text: `select ${columns} from content_pages order by path`,
  })
  return rows
}

export async function findPage(sql: Sql, path: string): Promise<PageBody | undefined> {
  const { rows } = await sql.query<PageBody>({
    name: 'find_content_page',
    text: `select ${columns}, "group", html from content_pages where path = $1`,
    values: [path],
  })
  return rows[0]
}

export async function listGroup(sql: Sql, group: string): Promise<{ path: string; title: string }[]> {
  const { rows } = await sql.query<{ path: string; title: string }>({
    name: 'list_content_page_group',
    text: `select path, coalesce(short_title, title) as title from content_pages where "group" = $1 order by position, path`,
    values: [group],
  })
  return rows
}

export interface ContentPageText {
  path: string
  title: string
  description: string
  text: string
}

/** The plain text of every page, for the search. */
export async function listContentPageTexts(sql: Sql): Promise<ContentPageText[]> {
  const { rows } = await sql.query<ContentPageText>({
    name: 'list_content_page_texts',
    text: 'select path, title, description, text from content_pages order by path',
  })
  return rows
}

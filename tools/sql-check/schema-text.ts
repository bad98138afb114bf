import type { PGlite } from '@electric-sql/pglite'

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join(',\n')

/** The schema as readable SQL: tables with columns and constraints, then indexes, functions and triggers, by name. Tables of the job queue are left out. */
export async function schemaText(lite: PGlite): Promise<string> {
  const rows = async <Row>(sql: string): Promise<Row[]> => (await lite.query<Row>(sql)).rows
  const columns = await rows<{ table: string; text: string }>(
    `select c.relname as table, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attcollation <> t.typcollation then 'collate ' || l.collname end,
        case when a.attidentity <> '' then 'generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity' end,
        case when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
          else 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
        case when a.attnotnull then 'not null' end) as text
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      left join pg_collation l on l.oid = a.attcollation
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`,
  )
  const constraints = await rows<{ table: string; text: string }>(
    `select c.relname as table, 'constraint ' || conname || ' ' || pg_get_constraintdef(k.oid, true) as text
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.connamespace = 'public'::regnamespace and contype <> 'n' and c.relkind = 'r'
      order by c.relname, array_position(array['p', 'u', 'f', 'c', 'x'], contype::text), conname`,
  )
  const indexes = await rows<{ table: string; text: string }>(
    `select t.relname as table, pg_get_indexdef(i.indexrelid) as text from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
      order by t.relname, c.relname`,
  )
  const functions = await rows<{ text: string }>(
    `select pg_get_functiondef(p.oid) as text from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prolang <> (select oid from pg_language where lanname = 'c')
      order by p.proname, pg_get_function_arguments(p.oid)`,
  )
  const views = await rows<{ text: string }>(
    `select 'create view ' || relname || ' as' || chr(10) || pg_get_viewdef(oid, true) as text
      from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const triggers = await rows<{ text: string }>(
    `select pg_get_triggerdef(t.oid, true) || ';' as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, tgname`,
  )
  const textsOf = (all: readonly { table: string; text: string }[]) => Map.groupBy(all, ({ table }) => table)
  const [ofColumns, ofConstraints, ofIndexes] = [columns, constraints, indexes].map(textsOf)
  const tables = [...ofColumns!].map(([table, own]) => {
    const parts = [...own, ...(ofConstraints!.get(table) ?? [])].map(({ text }) => text)
    const made = (ofIndexes!.get(table) ?? []).map(({ text }) => `${text.replaceAll('public.', '')};\n`)
    return `create table ${table} (\n${indented(parts)}\n);\n${made.join('')}`
  })
  const rest = [...views, ...functions, ...triggers].map(({ text }) => `${text.trimEnd()}\n`)
  return [
    '-- The schema after all migrations, for reading: `npm run sql:check -- --write` writes it, `npm run sql:check` compares it.\n',
    ...tables,
    ...rest,
  ].join('\n')
}

import type { PGlite } from '@electric-sql/pglite'

/**
 * How PostgreSQL would run a statement of any parameters on empty tables when an index that can serve is preferred: a Seq Scan means that none fits.
 * The cost with real data is measured in `bench/`.
 */
export async function planOf(lite: PGlite, text: string): Promise<string> {
  // Generic plans come by the simple protocol only.
  const results = await lite.exec(
    `set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set enable_bitmapscan = on;
      explain (generic_plan, costs off) ${text};
      reset enable_seqscan; reset enable_hashjoin; reset enable_mergejoin`,
  )
  const rows = results.find(({ fields }) => fields[0]?.name === 'QUERY PLAN')!.rows as {
    'QUERY PLAN': string
  }[]
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

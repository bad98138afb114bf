import type { PGlite } from '@electric-sql/pglite'

/**
 * The plan of a statement for any parameters on empty tables when a usable index is preferred: a Seq Scan means that no index fits.
 * The cost with real data is measured in `bench/`.
 */
export async function planOf(lite: PGlite, text: string): Promise<string> {
  // Generic plans are available in the simple protocol only.
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

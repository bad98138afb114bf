import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Pool, type PoolConfig } from 'pg'

interface WireConnection {
  parse: (query: { types?: unknown }) => unknown
}

/**
 * The adapter of PGlite 0.5 takes the parser overrides that Drizzle sends in `types` (an object)
 * for a list of parameter oids, throws, and leaves the connection hanging. Overrides are dropped here.
 */
function withoutParserOverrides(config: PoolConfig): PoolConfig {
  const { connection } = config as { connection: WireConnection }
  const parse = connection.parse.bind(connection)
  connection.parse = (query) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined })
  return config
}

/** PostgreSQL inside this process. One connection: transactions queue behind each other. */
export async function openEmbedded(
  options: { dataDir?: string; dump?: Blob } = {},
): Promise<{ lite: PGlite; pool: Pool }> {
  const settings: PGliteOptions = { extensions: { citext, pg_trgm, unaccent }, relaxedDurability: false }
  if (options.dataDir) settings.dataDir = options.dataDir
  if (options.dump) settings.loadDataDir = options.dump
  const lite = await PGlite.create(settings)
  const config = withoutParserOverrides(createPgConfig(lite) as unknown as PoolConfig)
  return { lite, pool: new Pool({ ...config, pipeline: true }) }
}

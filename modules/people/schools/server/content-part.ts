import type { Db } from '@school/db'
import type { ContentPart } from '@school/kernel/server'
import { sql } from 'drizzle-orm'
import { makeSchools, type SourceTown } from './make-schools.ts'
import { readTowns } from './read-towns.ts'
import { says } from './ru.ts'
import { soughtOf } from './sought.ts'
import { towns } from './tables.ts'

/** Keeps one message to the database within a megabyte. */
const rowsAtOnce = 4000

const keyOf = ({ regionId, name }: { regionId: number; name: string }) => `${regionId} ${name}`

/** Adds what is not there yet; what people have chosen is never taken away. */
async function load(db: Db, source: SourceTown[]): Promise<number> {
  const known = new Set((await db.select().from(towns)).map(keyOf))
  const fresh = source.filter((town) => !known.has(keyOf(town)))
  if (fresh.length === 0) return 0
  const rows = fresh.map((town) => ({ ...town, sought: soughtOf(town.name) }))
  await db.execute(sql`insert into towns (name, region_id, region_name, sought, schools_count)
    select t.name, t."regionId", t."regionName", t.sought, t.schools
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (name text, "regionId" int, "regionName" text, sought text, schools int)`)
  const schools = fresh.flatMap((town) =>
    makeSchools(town).map((school) => ({
      ...school,
      town: town.name,
      regionId: town.regionId,
      sought: soughtOf(`${school.name} ${town.name}`),
    })),
  )
  for (let at = 0; at < schools.length; at += rowsAtOnce)
    await db.execute(sql`insert into directory_schools (town_id, name, number, address, sought)
      select t.id, s.name, s.number, s.address, s.sought
      from jsonb_to_recordset(${JSON.stringify(schools.slice(at, at + rowsAtOnce))}::jsonb)
        as s (name text, number int, address text, town text, "regionId" int, sought text)
      join towns t on t.region_id = s."regionId" and t.name = s.town`)
  return fresh.length + schools.length
}

export const schoolsContent: ContentPart<SourceTown[]> = {
  name: 'schools',
  table: towns,
  read(folder) {
    const { towns: content, problems } = readTowns(folder)
    const schools = content.reduce((sum, town) => sum + town.schools, 0)
    return { content, problems, summary: says.summary(content.length, schools) }
  },
  load,
}

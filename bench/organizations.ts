import { request } from 'node:http'
import { enlistPupils } from './pupils.ts'
import type { Bench } from './ratios.ts'
import type { Target } from './report.ts'

const municipalities = 80
const schools = 50_000
const rounds = 20

/** A region of 80 municipalities and 50,000 schools; its head has a second role in one of the municipalities. */
async function fill({ pool }: Bench['database'], userId: number) {
  const { rows } = await pool.query<{ id: number }>(
    `insert into organizations (kind, name, short_name) values ('region', 'Необъятный край', 'Необъятный край') returning id`,
  )
  const regionId = rows[0]!.id
  await pool.query(
    `insert into organizations (kind, name, short_name, parent_id)
      select 'municipal', 'Необъятный округ ' || n, 'Округ ' || n, $1 from generate_series(1, $2::int) n`,
    [regionId, municipalities],
  )
  await pool.query(
    `insert into organizations (kind, name, short_name, city, parent_id)
      select 'school', 'Средняя общеобразовательная школа № ' || n, 'Школа ' || n, 'Город', r.ids[1 + n % cardinality(r.ids)]
      from generate_series(1, $2::int) n, (select array_agg(id) as ids from organizations where parent_id = $1) r`,
    [regionId, schools],
  )
  const { rows: roles } = await pool.query<{ id: number }>(
    `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, 'admin', true),
      ($1, (select min(id) from organizations where parent_id = $2), 'admin', false) returning id`,
    [userId, regionId],
  )
  await pool.query(
    `update users set type = 'agent', grade_index = null, email_confirmed_at = now(), portal_role = 'regionAdmin' where id = $1`,
    [userId],
  )
  // As autovacuum does it a minute after an import.
  await pool.query('vacuum analyze organizations')
  return { regionId, roles: roles.map(({ id }) => id) }
}

/** Requests a page of the portal like a browser. @throws when the answer is not a page */
const openPortal = (url: string, cookie: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = request(
      `${url}/`,
      { headers: { host: 'portal.localhost', cookie, accept: 'text/html' } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The portal answered ${answer.statusCode}.`))
        answer.resume().on('end', resolve)
      },
    )
    asked.on('error', reject).end()
  })

async function median(act: (round: number) => Promise<void>): Promise<number> {
  const ms: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await act(round)
    ms.push(performance.now() - began)
  }
  return ms.toSorted((a, b) => a - b)[rounds / 2]!
}

/** What the head of a region waits for who has 50,000 organizations. */
export const measureOrganizations =
  (secret: string) =>
  async ({ school, database }: Bench): Promise<Target[]> => {
    const [head] = await enlistPupils(database, secret, 1, new Date(), 'organizations')
    const { cookie, csrfToken, userId } = head!
    const { regionId, roles } = await fill(database, userId)
    const look = async (query: string) => {
      const answer = await fetch(`${school.url}/api/wk/organizations?${query}`, { headers: { cookie } })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${query} was answered ${answer.status}: ${text.slice(0, 200)}`)
    }
    const level = await median(() => look(`q[parentIdEq]=${regionId}&limit=80`))
    const search = await median((round) => look(`q[titleCont]=${encodeURIComponent(`школа ${100 + round}`)}`))
    const change = await median(async (round) => {
      const answer = await fetch(`${school.url}/api/wk/user_state/${roles[(round + 1) % 2]}`, {
        method: 'PUT',
        headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
        body: JSON.stringify({ active: true }),
      })
      if (!answer.ok) throw new Error(`A role was changed with ${answer.status}: ${await answer.text()}`)
      await openPortal(school.url, cookie)
    })
    return [
      {
        name: `organizations of a region of ${schools} schools, the slower of a level and a search`,
        limit: { most: 200 },
        unit: 'ms',
        value: Math.max(level, search),
        note: `medians, ms: a level of ${municipalities} municipalities with their figures ${level.toFixed(0)}, search over all ${search.toFixed(0)}`,
      },
      {
        name: 'another role on the portal, until its first page has come',
        limit: { most: 300 },
        unit: 'ms',
        value: change,
      },
    ]
  }

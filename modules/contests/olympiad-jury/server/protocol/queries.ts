import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import type { ProtocolEntry, ProtocolFilters } from '../../contract/protocol.ts'
import type { Sealed } from './chain.ts'

export async function findLastEntry(
  sql: Sql,
  stageId: number,
): Promise<Pick<Sealed, 'number' | 'hash'> | null> {
  const { rows } = await sql.query<Pick<Sealed, 'number' | 'hash'>>({
    name: 'find_last_protocol_entry',
    text: 'select number, hash from olympiad_protocol_entries where stage_id = $1 order by number desc limit 1',
    values: [stageId],
  })
  return rows[0] ?? null
}

/** Batch size that keeps one message to the database within a megabyte. */
const atOnce = 2000

export async function addEntries(sql: Sql, stageId: number, entries: readonly Sealed[]): Promise<void> {
  for (let at = 0; at < entries.length; at += atOnce)
    await sql.query({
      name: 'add_protocol_entries',
      text: `insert into olympiad_protocol_entries (stage_id, number, source, at, kind, participation_id, actor_id, facts, hash)
        select $1, e.number, e.source, e.at, e.kind, e.participation_id, e.actor_id, e.facts, e.hash
        from jsonb_to_recordset($2::jsonb) as e
          (number int, source text, at timestamptz, kind text, participation_id int, actor_id int, facts jsonb, hash text)`,
      values: [
        stageId,
        JSON.stringify(
          entries.slice(at, at + atOnce).map(({ participationId, actorId, ...entry }) => ({
            ...entry,
            participation_id: participationId,
            actor_id: actorId,
          })),
        ),
      ],
    })
}

type EntryRow = Omit<ProtocolEntry, 'at'> & { at: Date }

const columns = `e.number, e.at, e.kind, e.participation_id as "participationId", p.grade_index as "gradeIndex", e.facts
  from olympiad_protocol_entries e left join olympiad_participations p on p.id = e.participation_id`

const written = ({ at, ...row }: EntryRow): ProtocolEntry => ({ ...row, at: at.toISOString() })

export async function listEntries(
  sql: Sql,
  stageId: number,
  { kindEq, participationIdEq }: ProtocolFilters,
  paging: Paging,
): Promise<PageOf<ProtocolEntry>> {
  const { rows, total } = await listPage<EntryRow>(sql, paging, (limit, offset) => ({
    name: 'list_protocol',
    text: `select count(*) over ()::int as total, ${columns}
      where e.stage_id = $1 and ($2::text is null or e.kind = $2) and ($3::int is null or e.participation_id = $3)
      order by e.number desc, p.id limit $4 offset $5`,
    values: [stageId, kindEq ?? null, participationIdEq ?? null, limit, offset],
  }))
  return { rows: rows.map(written), total }
}

/** All entries of a stage, from the first. */
export async function readEntries(sql: Sql, stageId: number): Promise<ProtocolEntry[]> {
  const { rows } = await sql.query<EntryRow>({
    name: 'read_protocol',
    text: `select ${columns} where e.stage_id = $1 order by e.number`,
    values: [stageId],
  })
  return rows.map(written)
}

/** The chain of a stage. */
export async function readChain(sql: Sql, stageId: number): Promise<Sealed[]> {
  const { rows } = await sql.query<Sealed>({
    name: 'read_protocol_chain',
    text: `select number, source, at, kind, participation_id as "participationId", actor_id as "actorId", facts, hash
      from olympiad_protocol_entries where stage_id = $1 order by number`,
    values: [stageId],
  })
  return rows
}

import { hash } from 'node:crypto'
import type { Sql } from '@school/db'
import type { Channel } from '@school/kernel/server'

const hashOf = (address: string): string => hash('sha256', address.trim().toLowerCase(), 'base64url')

export async function stopAddress(
  sql: Sql,
  { channel, to }: { channel: Channel; to: string },
  reason: 'absent' | 'complaint',
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'stop_address',
    text: `insert into stopped_addresses (channel, address_hash, reason, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
    values: [channel, hashOf(to), reason, now],
  })
}

/** @returns why nothing is sent there, `null` when it is */
export async function whyStopped(sql: Sql, channel: Channel, to: string): Promise<string | null> {
  const { rows } = await sql.query<{ reason: string }>({
    name: 'why_stopped',
    text: 'select reason from stopped_addresses where channel = $1 and address_hash = $2',
    values: [channel, hashOf(to)],
  })
  return rows[0]?.reason ?? null
}

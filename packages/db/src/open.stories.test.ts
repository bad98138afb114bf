import { expect, inject, test } from 'vitest'
import { openServer } from './open.ts'

const { adminUrl } = inject('template').server ?? {}

test.runIf(adminUrl)('no statement waits until PostgreSQL has compiled it', async () => {
  const database = openServer({ connectionString: adminUrl! })
  try {
    for (const { pool } of [database, database.patient])
      expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }])
  } finally {
    await database.close()
  }
})

import type { Job } from '@school/kernel/server'

const monthMs = 30 * 24 * 3600_000

export const forgetCodes: Job = {
  name: 'forget-codes',
  schedule: '27 * * * *',
  summary: 'Forgets one-time codes that are over, and links a month after their end',
  run: async ({ sql, now }) => {
    await sql.query({ text: 'delete from one_time_codes where expires_at <= $1', values: [now] })
    await sql.query({
      text: 'delete from one_time_links where expires_at <= $1',
      values: [new Date(now.getTime() - monthMs)],
    })
  },
}

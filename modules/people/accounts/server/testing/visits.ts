import { type ModuleVisits } from '@school/server/testing'

const another = `(select id from users where email = 'newcomer@smekalka.example')`

export const visits: ModuleVisits = {
  addresses: {
    userId: `select id as "userId" from users`,
    deviceSessionId: `select left(token_hash, 12) as "deviceSessionId" from sessions where user_id = $1`,
    agreementId: 'select 1 as "agreementId"',
  },
  prepared: [
    `insert into sessions (token_hash, user_id, device_id, user_agent, ip, created_at, expires_at, last_seen_at)
      select repeat('x', 43), ${another}, '', 'telephone', '127.0.0.1', now(), now() + interval '1 year', now() + interval '1 year'`,
  ],
  objects: {
    agreementId: {
      asked: `select 1 as "agreementId", id as owner from users where email = 'new-coach@smekalka.example'`,
    },
    deviceSessionId: {
      of_another: `select left(token_hash, 12) as "deviceSessionId", user_id as owner from sessions where token_hash = repeat('x', 43)`,
    },
  },
}

import { type ModuleVisits } from '@school/server/testing'

const passkey = `select k.id as "passkeyId", k.user_id as owner from passkeys k order by k.id limit 1`

export const visits: ModuleVisits = {
  addresses: {
    passkeyId: 'select id as "passkeyId" from passkeys',
  },
  prepared: [
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
      select min(id), 'c3Rvcnk', 'c3Rvcnk', 0, '{}', false, 'Телефон', $1 from users where type = 'pupil' and email is null`,
  ],
  objects: { passkeyId: { used: passkey } },
}

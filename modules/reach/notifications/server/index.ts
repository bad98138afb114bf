import { accessReset } from '@school/accounts/server'
import { personPart } from '@school/personal-data/server'
import { extend, type Job, type ServerModule } from '@school/kernel/server'
import { notifyOfReset } from './of-account.ts'
import { notificationsPart } from './person-part.ts'
import { routes } from './routes.ts'

export { seedReading } from './queries.ts'
export { notify, type NewNotification } from './notify.ts'

const keptDays = 180

const forgetNotifications: Job = {
  name: 'forget-notifications',
  schedule: '35 2 * * *',
  summary: 'Forgets notifications of half a year ago',
  async run({ sql, now }) {
    await sql.query({
      text: 'delete from notifications where created_at < $1',
      values: [new Date(now.getTime() - keptDays * 24 * 3600_000)],
    })
  },
}

export const notificationsModule: ServerModule = {
  name: 'notifications',
  routes,
  jobs: [forgetNotifications],
  extensions: [extend(personPart, notificationsPart), extend(accessReset, notifyOfReset)],
}

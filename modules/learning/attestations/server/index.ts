import { calendarFeed } from '@school/calendar/server'
import { contentPart, extend, type ServerModule } from '@school/kernel/server'
import { monitoredWorks } from '@school/monitoring/server'
import { workPolicy } from '@school/work-rules/server'
import { attestationsContent } from './content-part.ts'
import { attestationsInCalendar } from './in-calendar.ts'
import { routes } from './routes.ts'
import { attestationPolicy } from './policy.ts'

export const attestationsModule: ServerModule = {
  name: 'attestations',
  routes,
  extensions: [
    extend(calendarFeed, attestationsInCalendar),
    extend(contentPart, attestationsContent),
    extend(workPolicy, attestationPolicy),
    extend(monitoredWorks, {
      kind: 'attestation',
      sql: 'select work_id, title, subtitle, array[grade] as grades, discipline_id, position, retired_at from attestation_trainings',
    }),
  ],
}

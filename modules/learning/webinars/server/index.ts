import { calendarFeed, classCalendarFeed } from '@school/calendar/server'
import { nearWebinars } from '@school/homeworks/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { webinarHours } from './in-calendar.ts'
import { webinarsOfClasses } from './in-class-calendar.ts'
import { closeWebinarHomeworks } from './webinar-jobs.ts'
import { readNearWebinars, webinarRoutes } from './webinar-routes.ts'

export const webinarsModule: ServerModule = {
  name: 'webinars',
  routes: webinarRoutes,
  extensions: [
    extend(calendarFeed, webinarHours),
    extend(classCalendarFeed, webinarsOfClasses),
    extend(nearWebinars, readNearWebinars),
  ],
  jobs: [closeWebinarHomeworks],
}

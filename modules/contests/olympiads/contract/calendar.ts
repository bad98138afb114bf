import * as z from 'zod'
import { endpoint, idParams } from '@school/kernel/contract'

export const saveStageToCalendar = endpoint({
  name: 'olympiads.saveToCalendar',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/calendar/file',
  audience: 'anyone',
  summary: 'A stage for one’s own calendar (iCalendar): its window, and the results when their hour is known',
  params: idParams('stageId'),
  isFile: true,
  reply: z.unknown(),
  errors: ['stage_not_found'],
  perMinute: 30,
})

import { ofFeature, page } from '../page.ts'

/** «Профориентация». */
export const dashboard = ofFeature(
  'guidanceDashboard',
  page('/guidance/dashboard', 'staff', 'Профориентация'),
)
/** The action keeps this page apart from the next one: an event's id is a number. */
export const events = ofFeature(
  'guidanceEvents',
  page('/guidance/events/:action?', 'staff', 'Мероприятия', {
    action: ['create', 'my', 'calendar', 'archive'],
  }),
)
export const event = ofFeature(
  'guidanceEvents',
  page('/guidance/events/:eventId/:section?', 'staff', 'Мероприятие', {
    eventId: 'digits',
    section: ['info', 'participants', 'schedule', 'attendance', 'feedback', 'materials'],
  }),
)
export const profile = ofFeature(
  'guidanceEvents',
  page('/guidance/profiles/:profileId', 'staff', 'Профиль профориентации'),
)
export const rating = ofFeature(
  'guidanceDashboard',
  page('/guidance/rating', 'staff', 'Рейтинг профориентации'),
)

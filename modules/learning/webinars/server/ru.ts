import { quoted } from '@school/texts'

/** Calendar entries. */
export const inCalendar = {
  webinar: (title: string) => `Вебинар ${quoted(title)}`,
}

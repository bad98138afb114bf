/** Calendar entries. */
export const inCalendar = {
  webinar: (title: string) => `Вебинар «${title}»`,
}

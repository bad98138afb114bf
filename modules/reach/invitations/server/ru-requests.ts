/** Words before the name of nearly every school, which do not distinguish schools. */
export const emptyWords: ReadonlySet<string> = new Set([
  'школа',
  'школы',
  'сош',
  'мбоу',
  'маоу',
  'гбоу',
  'моу',
  'номер',
  'средняя',
  'г',
  'город',
])

/** Texts of the bell about requests to schools. */
export const inBell = {
  waits: 'Учитель просит подтвердить работу в\u00a0школе',
  accepted: 'Школа подтвердила, что вы в\u00a0ней работаете',
  declined: 'Школа не\u00a0подтвердила заявку',
  school: (name: string) => `${name}.`,
  moved: (name: string, moved: readonly string[], left: readonly string[]) =>
    [
      `${name}.`,
      moved.length > 0 && `Перешли в\u00a0школу: ${moved.join(', ')}.`,
      left.length > 0 && `Остались вашими: ${left.join(', ')}\u00a0— такие классы в\u00a0школе уже есть.`,
    ]
      .filter(Boolean)
      .join(' '),
}

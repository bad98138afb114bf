import { count } from '@school/texts'

/** Texts of slips for a meeting of parents. */
export const t = {
  title: (name: string, period: string) => `Листки родителям: ${name}, ${period}`,
  lead: (n: number) =>
    `${count(n, 'листок', 'листка', 'листков')}: у\u00a0каждого ученика только свои отметки и\u00a0комментарии. Напечатайте и\u00a0разрежьте по\u00a0пунктиру.`,
  print: 'Напечатать листки',
  back: 'К\u00a0журналу',
  head: (name: string, period: string) => `${name}, ${period}`,
  none: 'Отметок в\u00a0этом периоде нет.',
  discipline: (title: string, average: string) => `${title}, ${average}`,
  mark: (mark: string, day: string, weight: string | null) =>
    `${mark}\u00a0(${[day, weight].filter(Boolean).join(', ')})`,
  comment: (day: string, kind: string, mark: string, comment: string) =>
    `${day}, ${kind}, ${mark}: ${comment}`,
}

import { cutText } from '@school/texts'

const longestNote = 80

/** A message among what is today. */
export const says = {
  title: (author: string | null) => (author === null ? 'Сообщение учителя' : `Сообщение учителя: ${author}`),
  /** In the bell. */
  toClass: (author: string, className: string) => `${author} пишет классу ${className}`,
  note: (text: string) => cutText(text, longestNote, { ellipsis: true }),
}

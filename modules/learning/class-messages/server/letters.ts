import type { Message } from '@school/kernel/server'

interface TeacherWords {
  to: string
  userId: number
  className: string
  author: string
  text: string
  link: string
  cause: string
}

export const classLetter = ({ to, userId, className, author, text, link, cause }: TeacherWords): Message => ({
  channel: 'email',
  kind: { mailing: 'teachers', of: userId },
  to,
  subject: `Сообщение учителя, класс ${className}`,
  text: `${author} пишет классу ${className}:\n\n${text}`,
  link,
  action: 'Открыть на сайте',
  cause,
})

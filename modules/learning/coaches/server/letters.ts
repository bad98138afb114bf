import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'

interface Decision {
  to: string
  isApproved: boolean
  comment: string
  coachId: number
}

const approved =
  'Методист проверил данные: всё в\u00a0порядке.\n\nОтметьте в\u00a0расписании часы, в\u00a0которые готовы заниматься.'
const returned =
  'Методист посмотрел данные и\u00a0просит кое-что исправить. После этого их можно отправить ещё раз.'

export const decisionLetter = ({ to, isApproved, comment, coachId }: Decision): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: isApproved ? 'Данные репетитора проверены' : 'Данные репетитора: нужно исправить',
  text: [isApproved ? approved : returned, comment && `Слова методиста: ${comment}`]
    .filter(Boolean)
    .join('\n\n'),
  link: link(isApproved ? site.user.accountCoachSchedule : site.user.accountCoachInfo),
  action: isApproved ? 'Открыть расписание' : 'К\u00a0данным репетитора',
  cause: `coaches:decision:${coachId}`,
})

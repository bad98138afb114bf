import type { Message } from '@school/kernel/server'
import { cutText, formatDay, quoted } from '@school/texts'
import type { EmployeeRole } from '../contract/employees.ts'

interface Called {
  to: string
  /** As the portal or the site is called. */
  brand: string
  inviter: string
  organization: string
  role: EmployeeRole
  link: string
  until: Date
  cause: string
}

/** A title has up to 300 letters; the text contains it in full. */
const shortOf = (organization: string): string => cutText(organization, 60, { ellipsis: true })

export const colleagueLetter = ({
  to,
  brand,
  inviter,
  organization,
  link,
  until,
  cause,
}: Called): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: `Приглашение в\u00a0школу: ${shortOf(organization)}`,
  text: [
    `${inviter} зовёт вас работать вместе на\u00a0портале ${quoted(brand)}.\nШкола: ${organization}`,
    'По\u00a0ссылке нужно войти или зарегистрироваться как учитель. Потом приглашение подтвердит администратор школы.',
    `Ссылка действует до\u00a0${formatDay(until)}. Если школа незнакомая, письмо можно не\u00a0читать дальше: без вас ничего не\u00a0изменится.`,
  ].join('\n\n'),
  link,
  action: 'Посмотреть приглашение',
  isSecret: true,
  cause,
})

/** To somebody whom an organization calls: its word is given already. */
export const employeeLetter = ({
  to,
  brand,
  inviter,
  organization,
  role,
  link,
  until,
  cause,
}: Called): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: `Приглашение: ${shortOf(organization)}`,
  text: [
    `${inviter} зовёт вас работать вместе на\u00a0портале ${quoted(brand)}.\nОрганизация: ${organization}\nКем: ${roleNames[role]}`,
    'По\u00a0ссылке нужно войти или зарегистрироваться как учитель. Как только вы согласитесь, роль станет вашей.',
    `Ссылка действует до\u00a0${formatDay(until)}. Если организация незнакомая, письмо можно не\u00a0читать дальше: без вас ничего не\u00a0изменится.`,
  ].join('\n\n'),
  link,
  action: 'Посмотреть приглашение',
  isSecret: true,
  cause,
})
const roleNames: Record<EmployeeRole, string> = { teacher: 'учитель', admin: 'администратор' }

export const applicationLetter = ({
  to,
  name,
  school,
  link,
  cause,
}: {
  to: string
  name: string
  school: string
  link: string
  cause: string
}): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: 'Коллега ждёт подтверждения',
  text: `Приглашение приняли.\nКто: ${name}\nШкола: ${school}\n\nПодтвердить или отказать можно на\u00a0странице приглашений.`,
  link,
  action: 'К\u00a0заявкам',
  cause,
})

export const engagedLetter = ({
  to,
  school,
  cause,
}: {
  to: string
  school: string
  cause: string
}): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: 'Школа подтвердила приглашение',
  text: `Теперь вы учитель школы.\nШкола: ${school}`,
  cause,
})

export const reminderLetter = ({
  to,
  name,
  place,
  link,
  cause,
}: {
  to: string
  name: string
  /** «Школа № 7, 7А» */
  place: string
  link: string
  cause: string
}): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: 'Заявка ещё ждёт ответа',
  text: `Напоминает: ${name}\nКуда: ${place}\n\nПодтвердить или отказать можно на\u00a0странице приглашений.`,
  link,
  action: 'К\u00a0заявкам',
  cause,
})

/** To an administrator of the school that a teacher has named. */
export const requestLetter = ({
  to,
  name,
  school,
  link,
  cause,
}: {
  to: string
  name: string
  school: string
  link: string
  cause: string
}): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: 'Учитель просит подтвердить работу в\u00a0школе',
  text: `Кто: ${name}\nШкола: ${school}\n\nЕсли этот человек у\u00a0вас работает, заявку можно принять, иначе отказать. После согласия классы учителя станут классами школы.`,
  link,
  action: 'К\u00a0заявкам',
  cause,
})

/** The answer of the school; `moved` is `null` when it has declined. */
export const answerLetter = ({
  to,
  school,
  moved,
  cause,
}: {
  to: string
  school: string
  moved: { moved: readonly string[]; left: readonly string[] } | null
  cause: string
}): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: moved === null ? 'Школа не\u00a0подтвердила заявку' : 'Школа подтвердила заявку',
  text:
    moved === null
      ? `Школа: ${school}\n\nВаши классы остаются вашими и\u00a0работают как прежде. Если школа ошиблась, спросите её администратора.`
      : [
          `Теперь вы учитель школы.\nШкола: ${school}`,
          moved.moved.length > 0 && `Перешли в\u00a0школу: ${moved.moved.join(', ')}.`,
          moved.left.length > 0 &&
            `Остались вашими: ${moved.left.join(', ')}. Такие классы в\u00a0школе уже есть: переименуйте свои и\u00a0перенесите на\u00a0странице «Мои классы».`,
        ]
          .filter(Boolean)
          .join('\n\n'),
  cause,
})

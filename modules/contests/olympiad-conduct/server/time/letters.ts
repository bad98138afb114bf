import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { quoted } from '@school/texts'

interface Decided {
  requestId: number
  isConfirmed: boolean
  words: string
  stage: { id: number; title: string }
  olympiad: { title: string }
}

/** To the teacher who requested time. */
export const decisionLetter = (
  to: string,
  { requestId, isConfirmed, words, stage, olympiad }: Decided,
): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: isConfirmed ? 'Время добавлено' : 'Время не добавлено',
  text: [
    `Олимпиада ${quoted(olympiad.title)}, ${stage.title}: ${isConfirmed ? 'методист добавил время, о котором вы просили.' : 'методист не добавил время, о котором вы просили.'}`,
    words && `${isConfirmed ? 'Что сказал методист' : 'Причина'}: ${words}`,
  ]
    .filter(Boolean)
    .join('\n\n'),
  link: link(site.lms.teacherOlympiadStage, { stage_id: stage.id }, { tab: 'time' }),
  cause: `olympiad-time-request:${requestId}`,
})

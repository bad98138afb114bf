import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { asSentence, formatDay, quoted } from '@school/texts'

interface Recipient {
  to: string
  userId: number
  objectiveId: number
  /** What the goal is called. */
  title: string
}

const kindOf = (userId: number): Message['kind'] => ({ mailing: 'events', of: userId })

/** To a pupil: who proposes what, by when. Names are in the nominative only. */
export const proposalLetter = ({
  from,
  words,
  dueOn,
  ...recipient
}: Recipient & { from: string; words: string; dueOn: string }): Message => ({
  channel: 'email',
  kind: kindOf(recipient.userId),
  to: recipient.to,
  subject: 'Новая цель: предложение',
  text: [
    `${from} предлагает цель: ${quoted(recipient.title)}, срок\u00a0— ${formatDay(dueOn)}.`,
    words && asSentence(words),
    'Принять её или отказаться\u00a0— решает только тот, кому она предложена.',
  ]
    .filter(Boolean)
    .join('\n\n'),
  link: link(site.user.objectives),
  action: 'Открыть цели',
  cause: `objective-proposal:${recipient.objectiveId}`,
})

/** To the author of the proposal. */
export const answerLetter = ({
  pupil,
  isAccepted,
  words,
  page,
  ...recipient
}: Recipient & { pupil: string; isAccepted: boolean; words: string; page: string }): Message => ({
  channel: 'email',
  kind: kindOf(recipient.userId),
  to: recipient.to,
  subject: isAccepted ? `${pupil}: цель принята` : `${pupil}: от\u00a0цели отказ`,
  text: [
    `${quoted(recipient.title)}: ${isAccepted ? 'цель принята, с\u00a0этой минуты она считается.' : 'эта цель сейчас не\u00a0подошла.'}`,
    words && `Почему: ${asSentence(words)}`,
  ]
    .filter(Boolean)
    .join('\n\n'),
  link: page,
  action: 'Открыть цели',
  cause: `objective-answer:${recipient.objectiveId}:${isAccepted ? 'yes' : 'no'}`,
})

/** To the pupil, to the author of the proposal and to those who have promised a reward. */
export const reachedLetter = ({
  pupil,
  reward,
  page,
  ...recipient
}: Recipient & { pupil: string; reward: string | null; page: string }): Message => ({
  channel: 'email',
  kind: kindOf(recipient.userId),
  to: recipient.to,
  subject: `Цель достигнута: ${pupil}`,
  text: [`${quoted(recipient.title)}\u00a0— сделано.`, reward && `Обещанная награда: ${asSentence(reward)}`]
    .filter(Boolean)
    .join('\n\n'),
  link: page,
  action: 'Открыть цели',
  cause: `objective-reached:${recipient.objectiveId}:${recipient.userId}`,
})

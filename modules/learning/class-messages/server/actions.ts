import { accountOf } from '@school/users/server'
import { teacherName } from '@school/names/server'
import { type Ctx, refusals, sendMessages } from '@school/kernel/server'
import { schoolClassErrors } from '@school/school-classes/contract'
import { accessTaughtClass } from '@school/school-classes/server'
import { atSchool, dayIn } from '@school/texts'
import { classMessageErrors } from '../contract/errors.ts'
import { type MessageReaders, mostMessagesADay } from '../contract/message.ts'
import { pageFor, ring } from './bell.ts'
import { classLetter } from './letters.ts'
import { addMessage, countSentSince, lockClass } from './queries.ts'

const refuse = refusals({ ...classMessageErrors, ...schoolClassErrors })

/** Midnight by the clock of the school. */
export const dayBeganAt = (now: Date): Date => atSchool(dayIn(now))

interface Sent {
  text: string
  to: MessageReaders
  pupilIds: readonly number[] | null
}

/** @throws school_class_not_found, school_class_archived, class_messages_too_many, class_message_nobody */
export async function sendToClass(
  ctx: Ctx,
  classId: number,
  sent: Sent,
): Promise<{ pupils: number; parents: number; letters: number }> {
  const { name, archivedAt } = await accessTaughtClass(ctx, classId)
  if (archivedAt !== null) throw refuse('school_class_archived')
  await lockClass(ctx.sql, classId)
  if ((await countSentSince(ctx.sql, classId, dayBeganAt(ctx.now))) >= mostMessagesADay)
    throw refuse('class_messages_too_many')
  const { id, recipients } = await addMessage(ctx.sql, {
    ...sent,
    classId,
    authorId: ctx.viewer.id,
    now: ctx.now,
  })
  if (recipients.length === 0) throw refuse('class_message_nobody')
  const author = teacherName(accountOf(ctx))
  const { text } = sent
  await ring(ctx, recipients, { id, classId, className: name, author, authorId: ctx.viewer.id, text })
  const letters = recipients.flatMap(({ userId, isParent, email }) =>
    email === null
      ? []
      : [
          classLetter({
            to: email,
            userId,
            className: name,
            author,
            text,
            link: pageFor({ isParent }, classId),
            cause: `class-message:${id}:${userId}`,
          }),
        ],
  )
  await sendMessages(ctx, letters, ctx.now)
  const parents = recipients.filter(({ isParent }) => isParent).length
  return { pupils: recipients.length - parents, parents, letters: letters.length }
}

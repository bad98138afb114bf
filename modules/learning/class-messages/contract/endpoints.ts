import { endpoint, Id, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { longestMessage, MessageReaders, ReceivedMessage, SentMessages } from './message.ts'

const ofClass = idParams('schoolClassId')

export const listClassMessages = endpoint({
  name: 'classMessages.list',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/messages',
  audience: 'agent',
  reads: ['classMessages.messages', 'schoolClasses.classes', 'families.links'],
  summary: 'What was sent to a class of the viewer, and whom a message would reach',
  params: ofClass,
  reply: SentMessages,
  errors: ['school_class_not_found'],
})

export const sendClassMessage = endpoint({
  name: 'classMessages.send',
  forProved: true,
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/messages',
  audience: 'agent',
  changes: ['classMessages.messages'],
  summary: 'Sends a text to pupils of a class, their parents or both; ten a day for a class',
  params: ofClass,
  body: z.object({
    text: z.string().trim().min(1).max(longestMessage),
    to: MessageReaders,
    /** Of these pupils alone; `null` is the whole class. */
    pupilIds: z.array(Id).min(1).max(1000).nullable(),
  }),
  reply: z.object({ pupils: z.int(), parents: z.int(), letters: z.int() }),
  errors: [
    'school_class_not_found',
    'school_class_archived',
    'class_messages_too_many',
    'class_message_nobody',
  ],
})

export const mostReceived = 20

export const listReceivedMessages = endpoint({
  name: 'classMessages.listReceived',
  method: 'GET',
  path: '/api/user/class_messages',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['classMessages.messages'],
  summary: 'What teachers have written to the viewer as a pupil of a class or a parent, the newest first',
  reply: z.array(ReceivedMessage).max(mostReceived),
})

export const noteMessagesRead = endpoint({
  name: 'classMessages.noteRead',
  method: 'POST',
  path: '/api/user/class_messages/reads',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['classMessages.messages'],
  summary: 'These messages were before the viewer; repeating it changes nothing, and others are passed over',
  body: z.object({ ids: z.array(Id).min(1).max(50) }),
  reply: z.null(),
})

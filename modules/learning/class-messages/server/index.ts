import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, handle, type ServerModule } from '@school/kernel/server'
import { todayFeed } from '@school/today/server'
import * as contract from '../contract/index.ts'
import { classTrace } from '@school/school-classes/server'
import { sendToClass } from './actions.ts'
import { messagesOfDemo } from './demo.ts'
import { classMessagesPart } from './person-part.ts'
import { noteRead } from './queries.ts'
import { readReceived, readSent } from './read.ts'
import { messagesToday } from './today.ts'
import { classMessagesTrace } from './class-trace.ts'

export const classMessagesModule: ServerModule = {
  name: 'class-messages',
  routes: [
    handle(contract.listClassMessages, (ctx, { params }) => readSent(ctx, params.schoolClassId)),
    handle(contract.sendClassMessage, (ctx, { params, body }) =>
      sendToClass(ctx, params.schoolClassId, body),
    ),
    handle(contract.listReceivedMessages, readReceived),
    handle(contract.noteMessagesRead, async (ctx, { body }) => {
      await noteRead(ctx.sql, ctx.viewer.id, body.ids, ctx.now)
      return null
    }),
  ],
  extensions: [
    extend(personPart, classMessagesPart),
    extend(todayFeed, messagesToday),
    extend(demoPart, messagesOfDemo),
    extend(classTrace, classMessagesTrace),
  ],
}

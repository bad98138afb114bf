import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { scaleOfTeacher } from '@school/assigning/server'
import { extend, handle, type ServerModule } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { classTrace } from '@school/school-classes/server'
import { addColumn, addHomeworkColumn, changeColumn, removeColumn, setMarkScale } from './actions.ts'
import { journalsOfDemo } from './demo.ts'
import { journalFile } from './journal-file.ts'
import { journalsPart } from './person-part.ts'
import { findScale } from './queries.ts'
import { readChanges, readJournal, readOwnJournal } from './reading.ts'
import { writeCells } from './writing.ts'
import { journalsTrace } from './class-trace.ts'

export const journalsModule: ServerModule = {
  name: 'journals',
  routes: [
    handle(contract.getJournal, (ctx, { params, query }) => readJournal(ctx, params.schoolClassId, query)),
    handle(contract.writeJournal, (ctx, { params, body }) =>
      writeCells(ctx, params.schoolClassId, body.cells),
    ),
    handle(contract.listCellChanges, (ctx, { params }) => readChanges(ctx, params)),
    handle(contract.addColumn, async (ctx, { params, body }) => ({
      id: await addColumn(ctx, params.schoolClassId, body),
    })),
    handle(contract.addHomeworkColumn, async (ctx, { params, body }) => ({
      id: await addHomeworkColumn(ctx, params.schoolClassId, body.homeworkId),
    })),
    handle(contract.changeColumn, async (ctx, { params, body }) => {
      await changeColumn(ctx, params.columnId, body)
      return null
    }),
    handle(contract.removeColumn, async (ctx, { params }) => {
      await removeColumn(ctx, params.columnId)
      return null
    }),
    handle(contract.saveJournal, async (ctx, { params, query: { format, ...part } }) =>
      journalFile(await readJournal(ctx, params.schoolClassId, part), format),
    ),
    handle(contract.setMarkScale, async (ctx, { body }) => {
      await setMarkScale(ctx, body.markScale)
      return null
    }),
    handle(contract.getOwnJournal, readOwnJournal),
  ],
  extensions: [
    extend(personPart, journalsPart),
    extend(demoPart, journalsOfDemo),
    extend(classTrace, journalsTrace),
    extend(
      scaleOfTeacher,
      async ({ sql, viewer }) => (await findScale(sql, viewer.id)) as [number, number, number] | null,
    ),
  ],
}

import { handle, type Route } from '@school/kernel/server'
import type { PacketSettings } from '@school/olympiad-conduct/server'
import * as contract from '../../contract/index.ts'
import { journalDiplomas } from './diplomas.ts'
import { journalFile } from './file.ts'
import { invite } from './invite.ts'
import { journalLetter } from './letter.ts'
import { journalMemo } from './memo.ts'
import { readJournal, readJournals } from './read.ts'
import { journalSlips } from './slips.ts'

export const journalRoutesOf = (settings: PacketSettings): Route[] => [
  handle(contract.listJournals, (ctx, { query }) => readJournals(ctx, query.q.stageIdEq ?? null)),

  handle(contract.getJournal, (ctx, { params, query }) =>
    readJournal(ctx, params.stageId, query.q.schoolClassIdEq ?? null),
  ),

  handle(contract.saveJournal, async (ctx, { params, query: { format, q } }) =>
    journalFile(await readJournal(ctx, params.stageId, q.schoolClassIdEq ?? null), format),
  ),

  handle(contract.inviteToStage, (ctx, { params, body }) => invite(ctx, params.stageId, body.schoolClassId)),

  handle(contract.saveJournalSlips, (ctx, { params, query }) =>
    journalSlips(ctx, params.stageId, query.q.schoolClassIdEq ?? null, settings),
  ),

  handle(contract.saveJournalDiplomas, (ctx, { params, query }) =>
    journalDiplomas(ctx, params.stageId, query.q.schoolClassIdEq ?? null, settings),
  ),

  handle(contract.saveJournalMemo, (ctx, { params, query }) =>
    journalMemo(ctx, params.stageId, query.q.schoolClassIdEq ?? null, settings),
  ),

  handle(contract.saveJournalLetter, (ctx, { params }) => journalLetter(ctx, params.stageId, settings)),
]

import { handle, type Route } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { gradeFile, levelFile, stagesFile } from './files.ts'
import { readGrade } from './grade.ts'
import { participationFile, readParticipation } from './participation.ts'
import { readLevel, readStages } from './reading.ts'

export const routes: readonly Route[] = [
  handle(contract.listAnalysedStages, readStages),
  handle(contract.saveAnalysedStages, async (ctx, { query }) =>
    stagesFile(await readStages(ctx), query.format),
  ),
  handle(contract.listParticipation, readParticipation),
  handle(contract.saveParticipation, (ctx, { query }) => participationFile(ctx, query.format)),
  handle(contract.getOwnLevel, (ctx, { params }) => readLevel(ctx, params.publishedStageId, null)),
  handle(contract.getLevel, (ctx, { params }) =>
    readLevel(ctx, params.publishedStageId, params.organizationId),
  ),
  handle(contract.saveLevel, async (ctx, { params, query }) =>
    levelFile(await readLevel(ctx, params.publishedStageId, params.organizationId), query.format),
  ),
  handle(contract.getGradeMatrix, (ctx, { params }) => readGrade(ctx, params)),
  handle(contract.saveGradeMatrix, async (ctx, { params, query }) =>
    gradeFile(await readGrade(ctx, params, 'olympiad_file'), query.format),
  ),
]

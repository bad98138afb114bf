import { type Ctx, extensionPoint, TableFile } from '@school/kernel/server'
import type { TableFormat } from '@school/kernel/contract'
import type { StageTable } from '../../contract/monitoring-endpoints.ts'
import { tableWords as words } from '../ru-tables.ts'
import { accessMonitoredStage } from './access.ts'

export interface StageTableRows {
  titles: string[]
  rows: (string | number | Date | null)[][]
}

/** A table of the desk of a stage that can be saved. It checks the rights of the viewer itself. */
export interface StageTablePart {
  table: StageTable
  read: (ctx: Ctx, stageId: number, grade: number | undefined) => Promise<StageTableRows>
}

/** Tables of the desk of a stage, of this module and of higher ones. */
export const stageTable = extensionPoint<StageTablePart>('olympiad-conduct.table', ({ table }) => table)

/** All rows of a paged list. */
export const wholeTable = { page: 1, limit: 100_000 }

/** The list of the same name as a table file. @throws stage_not_found, what the list throws */
export async function stageTableFile(
  ctx: Ctx,
  stageId: number,
  asked: { table: StageTable; format: TableFormat; grade: number | undefined },
): Promise<TableFile> {
  const { olympiad, stage } = await accessMonitoredStage(ctx, stageId)
  const name = [olympiad.title, stage.title, words.names[asked.table]].join(', ')
  const part = ctx.extensions(stageTable).find(({ table }) => table === asked.table)!
  return new TableFile({ format: asked.format, name, ...(await part.read(ctx, stageId, asked.grade)) })
}

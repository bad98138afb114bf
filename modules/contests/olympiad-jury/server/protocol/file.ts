import { userOf } from '@school/accounts/server'
import { type Ctx, dateText, type FileReply, handle, madeFile, type Route } from '@school/kernel/server'
import { footMarks, Sheets, signPdf, type SigningKey } from '@school/pdf'
import { formatDayAndTime } from '@school/texts'
import type { MonitoredStageRow } from '@school/olympiad-conduct/server'
import type { ProtocolKind } from '@school/olympiads/contract'
import * as contract from '../../contract/index.ts'
import { listExpertsOf } from '../jury/queries.ts'
import { juryTableWords, protocolSheet as t } from '../ru-jury.ts'
import { accessProtocol } from './access.ts'
import { brokenAt } from './chain.ts'
import { readChain, readEntries } from './queries.ts'
import { protocolRow } from './rows.ts'

export interface Signing {
  /** Key that signs documents of the school. */
  signingKey: () => Promise<SigningKey>
}

/** Widths of the columns of `protocolRow`, in points. */
const widths = [34, 78, 96, 74, 76, 153]

/** The first page: what the protocol is about, and whether its chain holds. */
async function factsOf(ctx: Ctx, { olympiad, stage }: MonitoredStageRow, isTraining: boolean) {
  const chain = await readChain(ctx.sql, stage.id)
  const broken = brokenAt(stage.id, chain)
  const experts = (await listExpertsOf(ctx.sql, stage.id)).map(({ name }) => name)
  const of = (kind: ProtocolKind) => chain.filter((entry) => entry.kind === kind).length
  return [
    [t.olympiad, t.season(olympiad.title, olympiad.season)],
    [t.stage, stage.title],
    [t.window, t.span(stage.opensAt, stage.closesAt)],
    [t.results, stage.publishedAt ? formatDayAndTime(stage.publishedAt) : t.unpublished],
    [t.jury, [t.methodists, ...experts].join(', ')],
    [t.begun, String(of('started'))],
    [t.ended, String(of('finished'))],
    [t.entries, String(chain.length)],
    [t.chain, broken === null ? t.whole : t.broken(broken)],
    [t.hash, chain.at(-1)?.hash ?? t.none],
    [t.made, t.madeBy(ctx.now, userOf(ctx)?.shortName ?? '')],
    [t.signature, isTraining ? t.training : t.own],
  ] as const
}

/** The protocol as a signed PDF. @throws stage_not_found, protocol_closed */
async function protocolFile(ctx: Ctx, stageId: number, { signingKey }: Signing): Promise<FileReply> {
  const monitored = await accessProtocol(ctx, stageId)
  const { olympiad, stage } = monitored
  const key = await signingKey()
  const title = t.title(olympiad.title, stage.title)
  const sheets = new Sheets({ title, madeAt: ctx.now })
    .heading(t.heading)
    .facts(await factsOf(ctx, monitored, key.isTraining))
  sheets.table(
    juryTableWords.protocol.map((name, index) => ({ title: name, width: widths[index]! })),
    (await readEntries(ctx.sql, stageId)).map((entry) =>
      protocolRow(entry).map((cell) => (cell instanceof Date ? dateText(cell) : String(cell ?? ''))),
    ),
  )
  const plain = await sheets.end(t.foot(title, footMarks))
  const pdf = await signPdf(plain, key, { reason: t.heading, name: t.signer, at: ctx.now })
  return madeFile('application/pdf', `${title}.pdf`, pdf)
}

export const protocolFileRoutesOf = (signing: Signing): Route[] => [
  handle(contract.saveProtocol, (ctx, { params }) => protocolFile(ctx, params.stageId, signing)),
]

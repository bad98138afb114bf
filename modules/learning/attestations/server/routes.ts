import { handle, type Ctx, refusals } from '@school/kernel/server'
import { type Attempt, workErrors } from '@school/works/contract'
import { findSolved } from '@school/results/server'
import * as works from '@school/works/server'
import * as contract from '../contract/index.ts'
import { accessSolved, accessTraining, entranceOf } from './access.ts'
import { presentTraining } from './present.ts'
import { listAttestations } from './queries.ts'
import { readResults } from './results.ts'

const refuse = refusals(workErrors)

interface OfAttestation {
  attestationId: number
}

const leave = async (ctx: Ctx, { attestationId }: OfAttestation) =>
  entranceOf(await accessTraining(ctx, attestationId))

/** Reloads the training: the attempt has changed what is left. */
const withTraining = async <A extends Attempt | null>(
  ctx: Ctx,
  { attestationId }: OfAttestation,
  attempt: A,
) => ({ training: presentTraining(await accessTraining(ctx, attestationId)), attempt })

export const routes = [
  handle(contract.listAttestations, async (ctx) =>
    (await listAttestations(ctx.sql, ctx.viewer.id, ctx.now)).map(presentTraining),
  ),

  handle(contract.getAttestationAttempt, async (ctx, { params }) =>
    withTraining(ctx, params, await works.readAttempt(ctx, (await leave(ctx, params)).workId)),
  ),

  handle(contract.startAttestation, async (ctx, { params, body }) =>
    withTraining(ctx, params, await works.startAttempt(ctx, await leave(ctx, params), body.holder)),
  ),

  handle(contract.getAttestationResults, (ctx, { params }) => readResults(ctx, params.attestationId)),

  handle(contract.getAttestationSolution, async (ctx, { params }) => {
    const attempt = await accessSolved(ctx, params.attestationId)
    const solved = await findSolved(ctx.sql, attempt, params.taskId)
    if (!solved) throw refuse('task_not_found')
    const { id, position, title, status, points, maxPoints, question, answer: given, solution } = solved
    return { id, number: position, title, status, points, maxPoints, question, answer: given, solution }
  }),
]

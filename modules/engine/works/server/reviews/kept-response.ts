import { attachFiles } from '@school/files/server'
import { type Ctx, refusals } from '@school/kernel/server'
import type { Response } from '@school/tasks/contract'
import { workErrors } from '../../contract/errors.ts'

const refuse = refusals(workErrors)

/** An answer as it is stored: its files belong to the viewer, with the names and sizes received by the server. @throws files_missing */
export async function keepFilesOf(ctx: Ctx, response: Response): Promise<Response> {
  if (response.kind !== 'file') return response
  const ids = response.files.map(({ id }) => id)
  const files = await attachFiles(ctx, ctx.viewer.id, ids, ctx.now)
  if (!files) throw refuse('files_missing')
  return { ...response, files }
}

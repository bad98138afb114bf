import {
  findMailing,
  type MailingSwitch,
  readStopToken,
  type Signing,
  turnMailing,
} from '@school/delivery/server'
import type { Ctx } from '@school/kernel/server'

type Asking = Pick<Ctx, 'sql' | 'db' | 'extensions'>

/** @returns `null` for a foreign link, or when its recipient no longer exists */
export async function findByLink(
  ctx: Asking,
  signing: Pick<Signing, 'isSigned'>,
  token: string,
): Promise<MailingSwitch | null> {
  const mailing = readStopToken(signing, token)
  return mailing && findMailing(ctx.extensions, ctx.sql, mailing)
}

export async function turnByLink(
  ctx: Asking,
  signing: Pick<Signing, 'isSigned'>,
  token: string,
  isOn: boolean,
): Promise<MailingSwitch | null> {
  const mailing = readStopToken(signing, token)
  if (mailing) await turnMailing(ctx.extensions, ctx, mailing, isOn)
  return findByLink(ctx, signing, token)
}

import { type Ctx, Refusal } from '@school/kernel/server'

const reused = ['link_used', 'link_replaced', 'link_expired']

/** Reports the reuse of a link to the security log: the link may have been taken from somebody’s mail. */
export async function reportReuse<T>({ security }: Pick<Ctx, 'security'>, looking: Promise<T>): Promise<T> {
  try {
    return await looking
  } catch (error) {
    if (error instanceof Refusal && reused.includes(error.code))
      security('authn_token_reuse', { reason: error.code })
    throw error
  }
}

import { type Ctx, refusals } from '@school/kernel/server'
import { identityErrors } from '../contract/errors.ts'
import type { Provider } from '../contract/provider.ts'
import { findOffer, type OfferRow } from './queries.ts'
import type { Talk, Talks } from './talk.ts'

const refuse = refusals(identityErrors)

/** A provider that is switched on here. @throws provider_absent */
export function accessTalk(talks: Talks, provider: Provider): Talk {
  const talk = talks.get(provider)
  if (!talk) throw refuse('provider_absent')
  return talk
}

/** What a provider has said to this very browser. @throws offer_not_found */
export async function accessOffer({ db, visit, now }: Ctx, token: string): Promise<OfferRow> {
  const offer = await findOffer(db, token, visit.visitorId, now)
  if (!offer) throw refuse('offer_not_found')
  return offer
}

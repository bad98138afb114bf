import * as z from 'zod'
import { Provider } from '../contract/provider.ts'
import { says } from './ru.ts'

const Client = z.strictObject({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** An OpenID provider at this address instead of what the provider is known for; of those that have no other, it must be said. */
  issuer: z.url({ protocol: /^https?$/ }).optional(),
  /** Odnoklassniki sign their calls with a third word. */
  publicKey: z.string().min(1).optional(),
})
export type Client = z.output<typeof Client>

const withoutIssuer: readonly string[] = ['pcs2035', 'educont']

/** Which providers are switched on, with what each of them has given to the school. */
export const SocialClients = z
  .partialRecord(Provider, Client)
  .refine(
    (clients) =>
      withoutIssuer.every((name) => {
        const client = clients[name as Provider]
        return !client || client.issuer !== undefined
      }),
    says.noIssuer,
  )
  .refine(
    (clients) => !clients.odnoklassniki || clients.odnoklassniki.issuer || clients.odnoklassniki.publicKey,
    {
      error: says.noPublicKey,
    },
  )
export type SocialClients = z.output<typeof SocialClients>

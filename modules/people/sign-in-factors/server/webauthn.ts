import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { NewPasskey, PasskeyProof } from '../contract/factors.ts'
import type { PasskeyRow } from './tables.ts'

/** Whose passkeys they are: of this host, and pages of this address alone may ask for them. */
export interface RelyingParty {
  readonly id: string
  readonly name: string
  readonly origin: string
}

export interface Hosts {
  readonly publicUrl: string
  /** Of the portal; portals of schools are its subdomains. */
  readonly portalHost: string
}

const isWithin = (host: string, parent: string): boolean => host === parent || host.endsWith(`.${parent}`)

/**
 * Chosen by the host of the request. A portal below the site's domain shares its passkeys; one of another domain has its own, as browsers require.
 * An unknown host gets the answer of the site, which its pages cannot use.
 */
export function relyingPartyOf({ publicUrl, portalHost }: Hosts, name: string, host: string): RelyingParty {
  const site = new URL(publicUrl)
  if (!isWithin(host, portalHost)) return { id: site.hostname, name, origin: site.origin }
  const portal = new URL(site)
  portal.hostname = host
  // Of a name without a dot no browser lets others share.
  const isShared = site.hostname.includes('.') && isWithin(host, site.hostname)
  return { id: isShared ? site.hostname : portalHost, name, origin: portal.origin }
}

/** What an authenticator knows the person by; says nothing of them. */
export const userHandleOf = (userId: number): string =>
  Buffer.from(`smekalka:${userId}`).toString('base64url')

/** What the browser says that it was asked. */
export function challengeIn(clientData: string): string {
  try {
    const said = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown }
    return typeof said.challenge === 'string' ? said.challenge : ''
  } catch {
    return ''
  }
}

export type Made = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>

const knownTransports = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
type Transports = NonNullable<
  Parameters<typeof verifyRegistrationResponse>[0]['response']['response']['transports']
>
const transportsOf = (said: readonly string[]): Transports =>
  said.filter((one) => knownTransports.has(one)) as Transports

/** Whether it was the right challenge is asked by `takeChallenge`. @returns `null` for what no authenticator made for us */
export async function verifyMade(party: RelyingParty, made: NewPasskey): Promise<Made | null> {
  const { id, clientData, attestation } = made
  const transports = transportsOf(made.transports)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, attestationObject: attestation, transports },
      },
      expectedChallenge: challengeIn(clientData),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    })
    if (!registrationInfo) return null
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      isSynced: credentialBackedUp,
    }
  } catch {
    return null
  }
}

/**
 * Whether it was the right challenge is asked by `takeChallenge`.
 * @returns the counter as it is now; `null` when the key did not sign this, its person was not verified, or the counter went back
 */
export async function verifyProof(
  party: RelyingParty,
  { id, clientData, authenticatorData, signature, userHandle }: PasskeyProof,
  passkey: PasskeyRow,
): Promise<number | null> {
  if (userHandle !== null && userHandle !== userHandleOf(passkey.userId)) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      expectedChallenge: challengeIn(clientData),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey.transports),
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { NewPasskey, PasskeyOffer, PasskeyProof, PasskeyQuestion } from '../contract/index.ts'

// The library comes with this file, and this file late: no first load has it.

export const knowsPasskeys = browserSupportsWebAuthn
export const offersPasskeys = browserSupportsWebAuthnAutofill

/** Cancels a pending request for a passkey. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony()

const es256 = -7
const ed25519 = -8
const rs256 = -257

/** @throws what the browser says when its person has changed their mind, or has no such key */
export async function makePasskey(
  offer: PasskeyOffer,
): Promise<Pick<NewPasskey, 'id' | 'clientData' | 'attestation' | 'transports'>> {
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: offer.challenge,
      rp: { id: offer.rpId, name: offer.rpName },
      user: { id: offer.userHandle, name: offer.userName, displayName: offer.displayName },
      pubKeyCredParams: [ed25519, es256, rs256].map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: offer.known.map(({ id: known }) => ({ id: known, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: offer.timeoutMs,
    },
  })
  return {
    id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
}

const proofOf = ({ id, response }: AuthenticationResponseJSON): PasskeyProof => ({
  id,
  clientData: response.clientDataJSON,
  authenticatorData: response.authenticatorData,
  signature: response.signature,
  userHandle: response.userHandle ?? null,
})

/**
 * Asks for a passkey of this site, in a window of the browser or among the words that it offers in a field.
 * @throws as `makePasskey`
 */
export const provePasskey = async (
  { challenge, rpId, timeoutMs }: PasskeyQuestion,
  isOffered = false,
): Promise<PasskeyProof> =>
  proofOf(
    await startAuthentication({
      optionsJSON: { challenge, rpId, timeout: timeoutMs, userVerification: 'required' },
      useBrowserAutofill: isOffered,
      verifyBrowserAutofillInput: false,
    }),
  )

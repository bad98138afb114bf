import * as oidc from 'openid-client'
import type { Provider } from '../contract/provider.ts'
import {
  type OauthProvider,
  type OpenidProvider,
  profileOfClaims,
  type SocialProfile,
  waysOf,
} from './known-providers.ts'
import type { Client, SocialClients } from './settings.ts'
import type { WaySecrets } from './ticket.ts'

const timeoutSeconds = 8

/** The provider is unreachable, or its reply is not understood. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}

/** The provider does not say that it is this person. */
export class ProviderDenied extends Error {
  override name = 'ProviderDenied'
}

const isOpenid = (ways: OauthProvider | OpenidProvider): ways is OpenidProvider => 'issuer' in ways

/** Providers without OpenID return ID tokens of their own format; they are ignored. */
const withoutIdToken: oidc.CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit)
  if (!response.headers.get('content-type')?.includes('json')) return response
  const { id_token: _, ...body } = (await response.json()) as Record<string, unknown>
  return Response.json(
    // Some leave it out; the standard asks for it.
    response.ok ? { token_type: 'bearer', ...body } : body,
    { status: response.status },
  )
}

async function configure(ways: OauthProvider | OpenidProvider, client: Client): Promise<oidc.Configuration> {
  const secret = oidc.ClientSecretPost(client.clientSecret)
  if (isOpenid(ways)) {
    const isPlain = new URL(ways.issuer).protocol === 'http:'
    return oidc.discovery(new URL(ways.issuer), client.clientId, client.clientSecret, secret, {
      timeout: timeoutSeconds,
      ...(isPlain ? { execute: [oidc.allowInsecureRequests] } : {}),
    })
  }
  const { authorizationEndpoint, tokenEndpoint } = ways
  const server = {
    issuer: new URL(authorizationEndpoint).origin,
    authorization_endpoint: authorizationEndpoint,
    token_endpoint: tokenEndpoint,
  }
  const configuration = new oidc.Configuration(server, client.clientId, client.clientSecret, secret)
  configuration.timeout = timeoutSeconds
  configuration[oidc.customFetch] = withoutIdToken
  if (tokenEndpoint.startsWith('http:')) oidc.allowInsecureRequests(configuration)
  return configuration
}

async function askProfile(ways: OauthProvider, accessToken: string, client: Client): Promise<SocialProfile> {
  const response = await fetch(ways.profileRequest(accessToken, client), {
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  })
  if (!response.ok) throw new ProviderAway(`who it is: ${response.status}`)
  return ways.profileOf((await response.json()) as Record<string, unknown>)
}

/** @throws ProviderAway @throws ProviderDenied */
async function speaking<T>(speak: () => Promise<T>): Promise<T> {
  try {
    return await speak()
  } catch (error) {
    if (error instanceof ProviderAway || error instanceof ProviderDenied) throw error
    const isRefusal =
      error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError
    throw isRefusal ? new ProviderDenied(error.error) : new ProviderAway((error as Error).name)
  }
}

/** The protocol with one provider; its configuration is loaded once and, after a failure, again at the next use. */
export interface Talk {
  /** The provider’s sign-in page. @throws ProviderAway */
  addressFor(secrets: WaySecrets, callback: string): Promise<string>
  /** The person whom the provider has sent back. @throws ProviderAway @throws ProviderDenied */
  profileOf(secrets: WaySecrets, callback: string, query: URLSearchParams): Promise<SocialProfile>
}

export function talkWith(ways: OauthProvider | OpenidProvider, client: Client): Talk {
  let known: Promise<oidc.Configuration> | undefined
  const configured = (): Promise<oidc.Configuration> => {
    known ??= configure(ways, client).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
  return {
    addressFor: ({ state, nonce, codeVerifier }, callback) =>
      speaking(async () => {
        const challenge = await oidc.calculatePKCECodeChallenge(codeVerifier)
        const address = oidc.buildAuthorizationUrl(await configured(), {
          redirect_uri: callback,
          scope: ways.scope,
          state,
          code_challenge: challenge,
          code_challenge_method: 'S256',
          ...(isOpenid(ways) ? { nonce } : {}),
        })
        return address.href
      }),

    profileOf: ({ state, nonce, codeVerifier }, callback, query) =>
      speaking(async () => {
        const configuration = await configured()
        const returnUrl = new URL(callback)
        returnUrl.search = query.toString()
        // VK ID requires the parameter to be sent back.
        const deviceId = query.get('device_id')
        const tokens = await oidc.authorizationCodeGrant(
          configuration,
          returnUrl,
          {
            expectedState: state,
            pkceCodeVerifier: codeVerifier,
            ...(isOpenid(ways) ? { expectedNonce: nonce, idTokenExpected: true } : {}),
          },
          deviceId ? { device_id: deviceId, state } : {},
        )
        const profile = isOpenid(ways)
          ? profileOfClaims({
              ...(configuration.serverMetadata().userinfo_endpoint
                ? await oidc.fetchUserInfo(configuration, tokens.access_token, tokens.claims()!.sub)
                : {}),
              ...tokens.claims()!,
            })
          : await askProfile(ways, tokens.access_token, client)
        if (!profile.subject) throw new ProviderAway('the provider has named no person')
        return profile
      }),
  }
}

export type Talks = ReadonlyMap<Provider, Talk>

export const talksOf = (clients: SocialClients): Talks =>
  new Map(
    Object.entries(clients).map(([name, client]) => {
      const provider = name as Provider
      return [provider, talkWith(waysOf(provider, client!), client!)]
    }),
  )

import { getMe, type User, viewerOf } from '@school/accounts/contract'
import { query } from '@school/api-client'
import { makeApp } from '@school/app'
import { settingsQuery } from '@school/brands/web'
import { userStateQuery } from '@school/organizations/web'
import type { DocumentData } from './document.ts'
import { ru } from './ru.ts'

export type { PageQueries } from '@school/app'

export const meQuery = query(getMe, {})

/** The portal as its pages are loaded: a page of a feature is open to whom the portal at this host gives it. */
export const app = makeApp<User>({
  name: (document) => (document as DocumentData | undefined)?.settings.name ?? ru.title,
  me: meQuery,
  viewerOf,
  homeOf: () => '/',
  brought: [settingsQuery, userStateQuery],
  opens: async ({ feature }, client) =>
    !feature || (await client.ensureQueryData(settingsQuery)).features.includes(feature),
})
export const { serverLoader, browserLoader, titleOf, titleBy } = app

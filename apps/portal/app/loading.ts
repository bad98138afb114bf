import { settingsQuery } from '@school/brands/web'
import { userStateQuery } from '@school/organizations/web'
import { startApp } from '@school/pages'
import type { DocumentData } from './document.ts'
import { ru } from './ru.ts'

/** The portal as its pages are loaded: a page of a feature is open to whom the portal at this host gives it. */
export const app = startApp({
  name: (document) => (document as DocumentData | undefined)?.settings.name ?? ru.title,
  homeOf: () => '/',
  brought: [settingsQuery, userStateQuery],
  opens: async ({ feature }, client) =>
    !feature || (await client.ensureQueryData(settingsQuery)).features.includes(feature),
})

import { makeLocaleSender } from '@school/app/late'
import { updateLocale } from '@school/accounts/contract'
import { call } from '@school/api-client'
import { currentLocale, exposures, keepLocale, session, storage } from '@school/browser'
import type { PageOptions } from '../document.ts'
import { forgetCoins } from './coins.ts'
import { userStore } from './user.ts'

const sendLocale = makeLocaleSender(storage, (locale) => call(updateLocale, { body: { locale } }))
let hasBegun = false

/** Starts the background work of a page when it is idle; idempotent. */
export function beginVisit({ user, experiments }: Pick<PageOptions, 'user' | 'experiments'>): void {
  if (hasBegun) return
  hasBegun = true
  const locale = currentLocale()
  keepLocale(locale)
  exposures.start()
  userStore.onReady((person) => {
    session.meet(person.id)
    forgetCoins(storage, person, experiments)
    void sendLocale(person.id, locale)
  })
  if (user) userStore.preload(user)
  else if (!userStore.current()) session.meet(0)
}

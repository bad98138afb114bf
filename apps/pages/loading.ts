import { getMe, type User, viewerOf } from '@school/accounts/contract'
import { query } from '@school/api-client'
import { makeApp } from '@school/app'
import { type Page, pageHere } from '@school/routes'

export { knownOrAsked, orUnavailable, type PageQueries, useSearch, wholePageIfAbsent } from '@school/app'

export const meQuery = query(getMe, {})

type App = ReturnType<typeof makeApp<User>>
interface Facts extends Omit<Parameters<typeof makeApp<User>>[0], 'me' | 'viewerOf'> {
  /** A page between signing in and the requested page, if the person has one; it redirects to `next` itself. */
  stepAfterSignIn?: (next: string) => Promise<string | null>
}

const noStep = async (): Promise<string | null> => null

let app: App
let stepOf: NonNullable<Facts['stepAfterSignIn']> = noStep

/** Sets the app, once when it starts: the site and the portal share these route modules (decision 073). */
export function startApp({ stepAfterSignIn: step = noStep, ...facts }: Facts): App {
  stepOf = step
  app = makeApp<User>({ me: meQuery, viewerOf, ...facts })
  return app
}

/** Calls a part of the app when a page is opened, with the app's own page in place of the site's. */
const later =
  <Given extends unknown[], Asked extends [unknown], Answer>(
    make: (page: Page, ...given: Given) => (...asked: Asked) => Answer,
  ) =>
  (page: Page, ...given: Given) =>
  (...asked: Asked): Answer =>
    make(pageHere(page), ...given)(...asked)

export const serverLoader: App['serverLoader'] = later((...given) => app.serverLoader(...given))
export const browserLoader: App['browserLoader'] = later((...given) => app.browserLoader(...given))
export const serverChildLoader: App['serverChildLoader'] = later((...given) =>
  app.serverChildLoader(...given),
)
export const browserChildLoader: App['browserChildLoader'] = later((...given) =>
  app.browserChildLoader(...given),
)
export const titleText: App['titleText'] = (page, ...more) => app.titleText(pageHere(page), ...more)
export const titleOf: App['titleOf'] =
  (page, ...more) =>
  (asked) =>
    app.titleOf(pageHere(page), ...more)(asked)
export const titleBy: App['titleBy'] =
  (page, ...more) =>
  (asked) =>
    app.titleBy(pageHere(page), ...more)(asked)
export const homeOf: App['homeOf'] = (user) => app.homeOf(user)

export const stepAfterSignIn = (next: string): Promise<string | null> => stepOf(next)

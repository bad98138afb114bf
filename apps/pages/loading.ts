import { getMe, type User, viewerOf } from '@school/accounts/contract'
import { query } from '@school/api-client'
import { makeApp } from '@school/app'
import { type Page, pageHere } from '@school/routes'

export { knownOrAsked, orUnavailable, type PageQueries, wholePageIfAbsent } from '@school/app'

export const meQuery = query(getMe, {})

type App = ReturnType<typeof makeApp<User>>
interface Facts extends Omit<Parameters<typeof makeApp<User>>[0], 'me' | 'viewerOf'> {
  /** A page on the way from signing in to where the person was going, if there is one for them; it leads on by itself. */
  stepAfterSignIn?: (next: string) => Promise<string | null>
}

const noStep = async (): Promise<string | null> => null

let app: App
let stepOf: NonNullable<Facts['stepAfterSignIn']> = noStep

/** Says once, when an app starts, whose pages these are: route modules stand in the site and on the portal alike (decision 073). */
export function startApp({ stepAfterSignIn: step = noStep, ...facts }: Facts): App {
  stepOf = step
  app = makeApp<User>({ me: meQuery, viewerOf, ...facts })
  return app
}

/** A part of the app that is asked when a page is opened, as the page that stands here. */
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

import { makeClients } from './clients.ts'
import { type AnyQuery, makeLoaders } from './loading.ts'
import type { People } from './people.ts'
import { type AppName, makeTitles } from './titles.ts'

export interface AppFacts<User> extends People<User> {
  /** Of the school: every title ends with it. */
  name: AppName
  /** Queries that every document answers, besides that of the current user. */
  preloaded?: readonly AnyQuery[]
}

/** The parts of an app that know who its people are. */
export function makeApp<User>({ name, preloaded = [], ...people }: AppFacts<User>) {
  const clients = makeClients(people.me.queryKey)
  return { ...people, ...clients, ...makeLoaders(people, clients, preloaded), ...makeTitles(name, clients) }
}

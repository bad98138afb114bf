import type { Chance } from './chance.ts'
import type { Names } from './people-files.ts'

export interface FullName {
  firstName: string
  lastName: string
  middleName: string
}

export type Age = 'child' | 'adult'

/** Names people so that no two of them share a first and a last name. */
export class Registrar {
  readonly #names: Names
  readonly #chance: Chance
  readonly #taken = new Set<string>()

  /** @param taken «Фамилия Имя» of those who are there already */
  constructor(names: Names, chance: Chance, taken: readonly string[] = []) {
    this.#names = names
    this.#chance = chance
    for (const name of taken) this.#taken.add(name)
  }

  name(isFemale: boolean, age: Age): FullName {
    const { boys, girls, men, women, surnames, middle } = this.#names
    const firstNames = age === 'child' ? (isFemale ? girls : boys) : isFemale ? women : men
    const form = isFemale ? 1 : 0
    for (;;) {
      const firstName = this.#chance.pick(firstNames)
      const lastName = this.#chance.pick(surnames)[form]!
      const key = `${lastName} ${firstName}`
      if (this.#taken.has(key)) continue
      this.#taken.add(key)
      return { firstName, lastName, middleName: this.#chance.pick(middle)[form]! }
    }
  }
}

import { says } from './ru.ts'

export interface SourceTown {
  readonly regionId: number
  readonly regionName: string
  readonly name: string
  readonly schools: number
  readonly isVillage: boolean
}

export interface SourceSchool {
  readonly name: string
  readonly number: number | null
  readonly address: string
}

/** The same for the same text, whatever else there is. */
function chanceOf(seed: string): (below: number) => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619)
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    state ^= state >>> 15
    return (state >>> 0) % below
  }
}

/** Villages around the towns of a region: a child of a village looks for its own school too. */
export function villagesOf(regionId: number, regionName: string): SourceTown[] {
  const chance = chanceOf(`villages ${regionId}`)
  const left = [...says.villages]
  return Array.from({ length: 4 }, () => {
    const [name] = left.splice(chance(left.length), 1)
    return { regionId, regionName, name: name!, schools: 1, isVillage: true }
  })
}

const kindOf = (roll: number) => says.kinds.find(({ below }) => roll < below)!

/** Plausible schools of a town, always the same. */
export function makeSchools(town: SourceTown): SourceSchool[] {
  const chance = chanceOf(`${town.regionId} ${town.name}`)
  const address = () => says.address(says.streets[chance(says.streets.length)]!, 1 + chance(120))
  if (town.isVillage) return [{ name: says.villageSchool, number: null, address: address() }]
  return Array.from({ length: town.schools }, (_, index) => {
    const number = index + 1
    return { name: kindOf(chance(100)).name(number), number, address: address() }
  })
}

import type { Unit } from '@school/db'
import { extensionPoint, type Extensions, type Needing } from '@school/kernel/server'

/** A class of a demo school with the pupils who came with it; those of the demo accounts are apart. */
export interface PeopledClass {
  readonly school: string
  readonly name: string
  readonly gradeIndex: number
  readonly timezone: string
  readonly pupilIds: readonly number[]
}

/** The demo school when its people have come. */
export interface DemoSchool {
  readonly unit: Unit
  readonly now: Date
  /** Ids of the demo accounts by the first part of the address. */
  readonly accounts: ReadonlyMap<string, number>
  readonly classes: readonly PeopledClass[]
  /** Contributions of all modules to extension points. */
  readonly extensions: Extensions
}

/** What has happened in the demo school before `now`; the same every time, only the dates move. */
export interface DemoPart extends Needing {
  readonly seed: (school: DemoSchool) => Promise<void>
}

/** Demo data contributed by a module. The name is the module’s name, optionally with a suffix after a dot. */
export const demoPart = extensionPoint<DemoPart>('accounts.demo')

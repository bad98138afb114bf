import type { Unit } from '@school/db'
import { extensionPoint, type Extensions, type Needing } from '@school/kernel/server'

/** A class of a demo school with its pupils, without those of the demo accounts. */
export interface PeopledClass {
  readonly school: string
  readonly name: string
  readonly gradeIndex: number
  readonly timezone: string
  readonly pupilIds: readonly number[]
}

/** The demo school after its people have been created. */
export interface DemoSchool {
  readonly unit: Unit
  readonly now: Date
  /** Ids of the demo accounts by the local part of the address. */
  readonly accounts: ReadonlyMap<string, number>
  readonly classes: readonly PeopledClass[]
  /** Contributions of all modules to extension points. */
  readonly extensions: Extensions
}

/** Data of the demo school before `now`; the same every time except for the dates. */
export interface DemoPart extends Needing {
  readonly seed: (school: DemoSchool) => Promise<void>
}

/** Demo data contributed by a module. The name is the module’s name, optionally with a suffix after a dot. */
export const demoPart = extensionPoint<DemoPart>('demo-school.part')

import { type Ctx, extensionPoint } from '@school/kernel/server'
import type { OwnWork } from '../../contract/own-works.ts'

export interface OwnWorkItem extends Omit<OwnWork, 'at'> {
  readonly at: Date | null
}

/** Works of one module in which the viewer, a pupil, takes part; discloses nothing earlier than the module's own pages. */
export interface OwnWorkSource {
  readonly title: string
  /** Lower ranks come first. */
  readonly rank: number
  readonly read: (ctx: Ctx) => Promise<readonly OwnWorkItem[]>
}

/** Extension point: modules whose works are chosen outside of lessons register one source each. */
export const ownWorks = extensionPoint<OwnWorkSource>('results.own_works')

import { type Ctx, extensionPoint } from '@school/kernel/server'
import type { OwnWork } from '../../contract/own-works.ts'

export interface OwnWorkItem extends Omit<OwnWork, 'at'> {
  readonly at: Date | null
}

/** Works of one room in which the viewer, who is a pupil, takes part; nothing is told earlier than on the room's own pages. */
export interface OwnWorkSource {
  readonly title: string
  /** The lowest stands first. */
  readonly rank: number
  readonly read: (ctx: Ctx) => Promise<readonly OwnWorkItem[]>
}

/** Rooms whose works are chosen outside of lessons bring one each. */
export const ownWorks = extensionPoint<OwnWorkSource>('works.own_works')

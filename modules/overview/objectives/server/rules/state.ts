import { mostActive, type ObjectiveState } from '../../contract/index.ts'

export interface Kept {
  state: 'proposed' | 'active' | 'declined' | 'archived' | 'claimed'
  dueOn: string
  reachedAt: Date | null
  movedAt: Date | null
}

/** @param isReached by what was done, now @param today by the clock of whose goal it is */
export function stateOf(
  { state, dueOn, reachedAt }: Kept,
  isReached: boolean,
  today: string,
): ObjectiveState {
  if (state !== 'active') return state
  if (reachedAt !== null || isReached) return 'reached'
  return dueOn < today ? 'expired' : 'active'
}

/** What its pupil may do with it. @param active how many goals of the pupil are active @param isLate its due day has passed */
export function ownCan(
  { state, movedAt }: { state: ObjectiveState; movedAt: Date | null },
  active: number,
  isLate: boolean,
) {
  return {
    accept: state === 'proposed' && active < mostActive && !isLate,
    decline: state === 'proposed',
    claim: state === 'reached',
    move: state === 'expired' && movedAt === null,
    archive: state === 'active' || state === 'expired',
  }
}

/** What a parent may do. A reward is promised before, and given after. */
export const parentCan = (
  { state }: { state: ObjectiveState },
  support: { thankedAt: Date | null } | undefined,
  isMine: boolean,
) => ({
  support: (state === 'proposed' || state === 'active' || state === 'expired') && !support?.thankedAt,
  thank: (state === 'reached' || state === 'claimed') && !support?.thankedAt,
  withdraw: state === 'proposed' && isMine,
})

/**
 * `held`: a person must decide whether answers are judged again; `waiting`: queued for the job; `replaced`: the key has changed once more,
 * or a command has judged all answers, so that there is nothing left to decide.
 */
export const regradingStates = ['waiting', 'held', 'done', 'refused', 'replaced'] as const
export type RegradingState = (typeof regradingStates)[number]

/** `question`: it has changed with its key, so that old answers may belong to something else; `results`: places and diplomas depend on them. */
export const heldReasons = ['question', 'results'] as const
export type HeldReason = (typeof heldReasons)[number]

export const regradingDecisions = ['confirm', 'refuse'] as const
export type RegradingDecision = (typeof regradingDecisions)[number]

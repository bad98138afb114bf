import type { Verdict } from '@school/tasks/contract'
import { hideKey } from '@school/tasks/server'

/** A verdict as the pupil may see it while the task is open: without the marks that reveal the key. */
export const shownVerdict = (verdict: Verdict): Verdict =>
  verdict.outcome === 'right' ? verdict : hideKey(verdict)

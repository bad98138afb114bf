import { type Exposure, type KeptValues, valueOf } from '@school/browser'

/** Where transactions of coins wait until they are shown to a child. */
export const coinsKey = 'coins_transactions'
const experiment = '20221207_19110'
const withoutCoins = 'a_without'

/** Elementary pupils outside of the experiment have no coins to be shown: what was kept for that is removed (shared-application §4). */
export function forgetCoins(
  kept: KeptValues,
  { isElementaryPupil }: { isElementaryPupil: boolean },
  experiments: readonly Exposure[],
): void {
  const value = valueOf(experiments, experiment)
  if (isElementaryPupil && (value === null || value === withoutCoins)) kept.remove(coinsKey)
}

import { createContext, useContext, useEffect } from 'react'
import { type Exposure, exposures } from './exposures.ts'

export interface PageExperiments {
  readonly experiments: readonly Exposure[]
  readonly featureFlags: readonly string[]
}

/** Experiments and flags of the page options; an app provides them once, in its root. */
export const ExperimentsContext = createContext<PageExperiments>({ experiments: [], featureFlags: [] })

export const valueOf = (experiments: readonly Exposure[], name: string): string | null =>
  experiments.find((experiment) => experiment.name === name)?.value ?? null

/** This person's value of an experiment, `null` without participation. Calling it counts as showing the value: the exposure is reported. */
export function useExperiment(name: string): string | null {
  const value = valueOf(useContext(ExperimentsContext).experiments, name)
  useEffect(() => {
    if (value !== null) exposures.add({ name, value })
  }, [name, value])
  return value
}

export const useFeatureFlag = (name: string): boolean =>
  useContext(ExperimentsContext).featureFlags.includes(name)

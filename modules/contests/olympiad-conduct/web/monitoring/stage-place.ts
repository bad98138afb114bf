import { createContext, use } from 'react'
import { t } from './ru.ts'
import { monitoredOlympiadsAt, monitoredStageAt, type StageAt } from './wanted.ts'

/** Address of the desk of a stage, and the list that its breadcrumbs lead to. */
export interface StagePlace {
  stageAt: StageAt
  list: { title: string; to: () => string }
}

export const StagePlaceContext = createContext<StagePlace>({
  stageAt: monitoredStageAt,
  list: { title: t.title, to: monitoredOlympiadsAt },
})

export const useStagePlace = (): StagePlace => use(StagePlaceContext)

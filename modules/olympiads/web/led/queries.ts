import { pageQuery, query } from '@school/api-client'
import { getLedStage, listLedOlympiads, listLedParticipants, listStageGroups } from '../../contract/index.ts'
import type { LedWanted } from './wanted.ts'

export const ledOlympiadsQuery = query(listLedOlympiads, {})

export const ledStageQuery = (stageId: number) => query(getLedStage, { params: { stageId } })

export const ledParticipantsQuery = (stageId: number, { name, state, grade, school, page }: LedWanted) =>
  pageQuery(listLedParticipants, {
    params: { stageId },
    query: {
      page,
      q: {
        ...(name === null ? {} : { nameCont: name }),
        ...(state === null ? {} : { stateEq: state }),
        ...(grade === null ? {} : { gradeEq: grade }),
        ...(school === null ? {} : { schoolIdEq: school }),
      },
    },
  })

export const stageGroupsQuery = (stageId: number) => query(listStageGroups, { params: { stageId } })

/** All that the page of a stage reads before it is shown, by the part of it that was asked for. */
export const ledStageQueries = (stageId: number, wanted: LedWanted) => [
  ledStageQuery(stageId),
  ...(wanted.tab === 'progress' ? [ledParticipantsQuery(stageId, wanted), stageGroupsQuery(stageId)] : []),
]

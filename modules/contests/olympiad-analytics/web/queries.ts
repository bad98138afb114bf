import { query } from '@school/api-client'
import {
  getGradeMatrix,
  getLevel,
  getOwnLevel,
  listAnalysedStages,
  listParticipation,
} from '../contract/index.ts'

export const analysedStagesQuery = query(listAnalysedStages, {})

export const participationQuery = query(listParticipation, {})

/** @param organizationId `null`: the viewer's organization */
export const levelQuery = (stageId: number, organizationId: number | null) =>
  organizationId === null
    ? query(getOwnLevel, { params: { publishedStageId: stageId } })
    : query(getLevel, { params: { publishedStageId: stageId, organizationId } })

export const gradeMatrixQuery = (stageId: number, organizationId: number, gradeIndex: number) =>
  query(getGradeMatrix, { params: { publishedStageId: stageId, organizationId, gradeIndex } })

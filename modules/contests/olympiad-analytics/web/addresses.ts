import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, portal, site } from '@school/routes'
import { saveAnalysedStages, saveGradeMatrix, saveLevel, saveParticipation } from '../contract/index.ts'

export const stagesAt = () => link(portal.olympiads.analytics)
export const participationAt = () => link(portal.olympiads.stats)
export const levelAt = (stageId: number, organizationId?: number) =>
  link(portal.olympiads.stageAnalytics, { stageId, ...(organizationId && { organizationId }) })
export const gradeAt = (stageId: number, organizationId: number, gradeIndex: number) =>
  link(portal.olympiads.gradeAnalytics, { stageId, organizationId, grade: `${gradeIndex}-klass` })
export const trainingAt = (training_id: number) => link(site.lms.training, { training_id })
/** Address of a new homework with a training. @param classId `null`: the teacher chooses */
export const assignAt = (workId: number, classId: number | null) =>
  link(site.user.teacherAssignments, {}, { new: '1', thing: workId, class: classId })

export const stagesFileAt = (format: TableFormat) => fileAddress(saveAnalysedStages, { query: { format } })
export const participationFileAt = (format: TableFormat) =>
  fileAddress(saveParticipation, { query: { format } })
export const levelFileAt = (stageId: number, organizationId: number, format: TableFormat) =>
  fileAddress(saveLevel, { params: { publishedStageId: stageId, organizationId }, query: { format } })
export const gradeFileAt = (
  { stageId, ...params }: { stageId: number; organizationId: number; gradeIndex: number },
  format: TableFormat,
) => fileAddress(saveGradeMatrix, { params: { publishedStageId: stageId, ...params }, query: { format } })

import { link, site } from '@school/routes'

export const attestationTasksAt = (training_id: number, task_id?: number) =>
  link(site.lms.attestationTasks, { training_id, task_id })
export const attestationFinishAt = (training_id: number) => link(site.lms.attestationFinish, { training_id })
export const attestationResultsAt = (training_id: number, task: number | null = null) =>
  link(site.lms.attestationResults, { training_id }, { task })
export const progressAt = () => link(site.user.progress)
export const themeAt = (theme: string) => link(site.market.search, {}, { q: theme })

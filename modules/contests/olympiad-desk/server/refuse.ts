import { refusals } from '@school/kernel/server'
import { monitoringErrors } from '@school/monitoring/contract'
import { schoolClassErrors } from '@school/school-classes/contract'
import { conductErrors } from '@school/olympiad-conduct/contract'
import { juryErrors } from '@school/olympiad-jury/contract'
import { olympiadErrors } from '@school/olympiads/contract'
import { deskErrors } from '../contract/errors.ts'

export const refuse = refusals({
  ...monitoringErrors,
  ...schoolClassErrors,
  ...olympiadErrors,
  ...conductErrors,
  ...juryErrors,
  ...deskErrors,
})

import { refusals } from '@school/kernel/server'
import { workErrors } from '@school/works/contract'
import { conductErrors } from '@school/olympiad-conduct/contract'
import { olympiadErrors } from '@school/olympiads/contract'
import { juryErrors } from '../contract/errors.ts'

export const refuse = refusals({ ...workErrors, ...olympiadErrors, ...conductErrors, ...juryErrors })

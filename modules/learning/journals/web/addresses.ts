import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, site } from '@school/routes'
import { saveJournal } from '../contract/index.ts'
import type { JournalView } from './in-address.ts'

export const classesAt = (): string => link(site.user.teacherSchoolClasses)
export const classAt = (id: number): string => link(site.user.teacherSchoolClass, { id })

/** A part of a journal; what is usual is not said. */
export const journalAt = (
  id: number,
  { period, discipline, isSlips = false }: Partial<JournalView> = {},
): string =>
  link(
    site.user.teacherJournal,
    { id },
    {
      ...(discipline ? { discipline } : {}),
      ...(period ? { period } : {}),
      ...(isSlips ? { view: 'slips' } : {}),
    },
  )

export const journalFileAt = (
  schoolClassId: number,
  { period, discipline }: JournalView,
  format: TableFormat,
): string => fileAddress(saveJournal, { params: { schoolClassId }, query: { period, discipline, format } })
export const homeworkAt = (homework_id: number): string => link(site.lms.teacherHomework, { homework_id })

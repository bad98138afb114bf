import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, site } from '@school/routes'
import {
  saveJournal,
  saveJournalDiplomas,
  saveJournalLetter,
  saveJournalMemo,
  saveJournalSlips,
} from '../../contract/index.ts'

/** `?stage=5&class=3`; without a stage it is the list of all. */
export interface JournalWanted {
  stageId: number | null
  schoolClassId: number | null
}

const idIn = (written: string | null): number | null =>
  written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null

/** Invalid values are ignored. */
export const journalIn = (search: URLSearchParams): JournalWanted => ({
  stageId: idIn(search.get('stage')),
  schoolClassId: idIn(search.get('class')),
})

export const journalsAt = () => link(site.user.olympiadJournals)
export const journalAt = (stage: number, schoolClassId: number | null = null) =>
  link(site.user.olympiadJournals, {}, { stage, class: schoolClassId })
export const classesAt = () => link(site.user.teacherSchoolClasses)
export const classAt = (id: number) => link(site.user.teacherSchoolClass, { id })
export const trainingsAt = (grade: number | null) => link(site.lms.catalogTrainings, {}, { grade })
export const certificateAt = (user_id: number, certificate_id: number) =>
  link(site.lms.certificate, { user_id, certificate_id })

export const ofClass = (schoolClassId: number | null) =>
  schoolClassId === null ? {} : { schoolClassIdEq: schoolClassId }

interface Shown {
  id: number
  schoolClassId: number | null
}

export const journalFileAt = ({ id, schoolClassId }: Shown, format: TableFormat) =>
  fileAddress(saveJournal, { params: { stageId: id }, query: { format, q: ofClass(schoolClassId) } })
export const slipsAt = ({ id, schoolClassId }: Shown) =>
  fileAddress(saveJournalSlips, { params: { stageId: id }, query: { q: ofClass(schoolClassId) } })
export const diplomasAt = ({ id, schoolClassId }: Shown) =>
  fileAddress(saveJournalDiplomas, { params: { stageId: id }, query: { q: ofClass(schoolClassId) } })
export const memoAt = ({ id, schoolClassId }: Shown) =>
  fileAddress(saveJournalMemo, { params: { stageId: id }, query: { q: ofClass(schoolClassId) } })
export const letterAt = (stageId: number) => fileAddress(saveJournalLetter, { params: { stageId } })

import { ButtonLink, Ways } from '@school/ui'
import { useNavigate } from 'react-router'
import type { ClassPage } from '../contract/index.ts'
import {
  classesAt,
  invitationsAt,
  newHomeworkAt,
  seatingAt,
  slipsAt,
  teacherStatisticsAt,
} from './addresses.ts'
import { CodesDialog, ImportDialog, listTexts as importTexts } from '@school/school-classes/web'
import { MergeDialog } from './moves/MergeDialog.tsx'
import { NextYearDialog } from './moves/NextYearDialog.tsx'
import { t as moving } from './moves/ru.ts'
import { t } from './ru-class.ts'

export type ClassDialog = 'import' | 'codes' | 'year' | 'merger'

interface ClassWaysProps {
  page: ClassPage
  dialog: ClassDialog | null
  onDialog: (dialog: ClassDialog | null) => void
}

/** What is done with a class. */
export function ClassWays({ page: { id, name }, dialog, onDialog }: ClassWaysProps) {
  const navigate = useNavigate()
  const toClasses = () => void navigate(classesAt())
  const close = () => onDialog(null)
  return (
    <>
      <Ways
        label={t.ways}
        items={[
          { title: importTexts.open, onSelect: () => onDialog('import') },
          { title: importTexts.codes, onSelect: () => onDialog('codes') },
          { title: t.invite, to: invitationsAt() },
          { title: t.slips, to: slipsAt(id) },
          { title: t.seating, to: seatingAt(id), startsGroup: true },
          { title: moving.openOne, onSelect: () => onDialog('year'), startsGroup: true },
          { title: moving.merge, onSelect: () => onDialog('merger') },
        ]}
      >
        <ButtonLink kind="primary" to={newHomeworkAt(id)}>
          {t.assign}
        </ButtonLink>
        <ButtonLink to={teacherStatisticsAt(id)}>{t.statistics}</ButtonLink>
      </Ways>
      {dialog === 'import' && <ImportDialog classId={id} name={name} hasCodes onClose={close} />}
      {dialog === 'codes' && <CodesDialog classId={id} onClose={close} />}
      {dialog === 'year' && <NextYearDialog only={{ id, name }} onClose={close} onMoved={toClasses} />}
      {dialog === 'merger' && <MergeDialog classId={id} name={name} onClose={close} onMerged={toClasses} />}
    </>
  )
}

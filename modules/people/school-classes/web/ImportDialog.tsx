import { useSend } from '@school/api-client'
import { ListDialog } from '@school/forms'
import type { PersonColumn } from '@school/kernel/contract'
import { Checkbox } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { CodesDialog } from './CodesDialog.tsx'
import { importPupils, type PupilImport } from '../contract/index.ts'
import { ListFile } from './ListFile.tsx'
import { t } from './ru-import.ts'
import { useUndoImport } from './use-undo-import.ts'

interface ImportDialogProps {
  classId: number
  name: string
  onClose: () => void
  /** The viewer may print codes of those who are new. */
  hasCodes: boolean
}

const noteOf = ({ isKnown, isReturning }: PupilImport['pupils'][number]): string | null => {
  if (isKnown) return t.known
  return isReturning ? t.returning : null
}

/** A list of pupils for a class. */
export function ImportDialog({ classId, name, hasCodes, onClose }: ImportDialogProps) {
  const send = useSend(importPupils)
  const undo = useUndoImport()
  return (
    <ListDialog<PupilImport, PersonColumn>
      about={`class ${classId}`}
      texts={{ ...t, title: t.title(name) }}
      send={({ answer, ...body }, repeatKey) =>
        send(
          { params: { schoolClassId: classId }, body: { ...body, takesOtherClasses: answer } },
          { repeatKey },
        )
      }
      file={(onRead) => <ListFile onRead={onRead} />}
      preview={({ pupils }) =>
        pupils.map((pupil) => ({
          row: pupil.row,
          cells: [pupil.lastName, pupil.firstName, pupil.middleName],
          note: noteOf(pupil),
        }))
      }
      ready={({ added, pupils }) => (
        <div className={frame.list}>
          <p>{t.ready(added, pupils.length - added)}</p>
          {added > 0 && <p className={frame.note}>{t.codesNote}</p>}
        </div>
      )}
      question={({ otherClasses }, answer) =>
        otherClasses.length > 0 && (
          <Checkbox
            label={t.takeOthers(otherClasses, name)}
            checked={answer.given}
            onChange={({ target }) => answer.give(target.checked)}
          />
        )
      }
      undo={({ importId }) =>
        importId === null ? null : () => undo.mutate({ params: { schoolClassId: classId, importId } })
      }
      {...(hasCodes
        ? { next: (taken) => <CodesDialog classId={classId} taken={taken} onClose={onClose} /> }
        : {})}
      onClose={onClose}
    />
  )
}

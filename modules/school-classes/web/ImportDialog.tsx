import { useSend } from '@school/api-client'
import { ListDialog } from '@school/forms'
import frame from '@school/ui/frame.module.css'
import { importPupils } from '../contract/index.ts'
import { ListFile } from './ListFile.tsx'
import { t } from './ru-import.ts'

interface ImportDialogProps {
  classId: number
  name: string
  onClose: () => void
  /** New pupils have codes that are to be printed. */
  onAdded: () => void
}

/** A list of pupils for a class. */
export function ImportDialog({ classId, name, onClose, onAdded }: ImportDialogProps) {
  const send = useSend(importPupils)
  return (
    <ListDialog
      texts={{ ...t, title: t.title(name) }}
      send={(body, repeatKey) => send({ params: { schoolClassId: classId }, body }, { repeatKey })}
      file={(onRead) => <ListFile onRead={onRead} />}
      ready={({ added, pupils }) => (
        <div className={frame.list}>
          <p>{t.ready(added, pupils.length - added)}</p>
          {added > 0 && <p className={frame.note}>{t.codesNote}</p>}
        </div>
      )}
      onDone={({ added }) => added > 0 && onAdded()}
      onClose={onClose}
    />
  )
}

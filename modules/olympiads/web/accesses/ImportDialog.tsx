import { useSend } from '@school/api-client'
import { ListDialog } from '@school/forms'
import { ListFile } from '@school/school-classes/web'
import frame from '@school/ui/frame.module.css'
import { importListed } from '../../contract/index.ts'
import { t } from './ru.ts'

/** A list of pupils who are let into a stage without a code; a row that finds nobody stops it. */
export function ImportDialog({ stageId, onClose }: { stageId: number; onClose: () => void }) {
  const send = useSend(importListed)
  return (
    <ListDialog
      texts={{ ...t, title: t.importTitle }}
      send={(body, repeatKey) => send({ params: { stageId }, body }, { repeatKey })}
      file={(onRead) => <ListFile onRead={onRead} />}
      ready={({ added, pupils }) => <p className={frame.note}>{t.ready(added, pupils.length - added)}</p>}
      onClose={onClose}
    />
  )
}

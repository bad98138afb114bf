import { fileAddress, useCall } from '@school/api-client'
import type { Taken } from '@school/forms'
import { makeEntryCodes, saveEntrySlips } from '../contract/index.ts'
import { Button, Dialog, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { t } from './ru-import.ts'

interface CodesDialogProps {
  classId: number
  /** The result of a list that was imported just now. */
  taken?: Taken
  onClose: () => void
}

/** Slips with personal codes: they are made first, and then saved as often as wanted. */
export function CodesDialog({ classId, taken, onClose }: CodesDialogProps) {
  const make = useCall(makeEntryCodes, { onError: (error) => void toast(error.message, { tone: 'bad' }) })
  const params = { schoolClassId: classId }
  const codes = make.data?.codes ?? null
  const takeBack = taken?.takeBack
  return (
    <Dialog
      open
      size="s"
      title={t.codesTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          {codes === null && (
            <Button kind="primary" loading={make.isPending} onClick={() => make.mutate({ params })}>
              {t.makeCodes}
            </Button>
          )}
        </>
      }
    >
      <div className={frame.section}>
        {taken && (
          <div className={frame.row}>
            <strong role="status">{t.added(taken.added)}</strong>
            {takeBack && (
              <Button
                size="s"
                kind="quiet"
                onClick={() => {
                  takeBack()
                  onClose()
                }}
              >
                {t.undoList}
              </Button>
            )}
          </div>
        )}
        <p>{t.codesText}</p>
        <div role="status">
          {codes === 0 && <p>{t.noCodes}</p>}
          {codes !== null && codes > 0 && (
            <p>
              {t.codesReady(codes)}{' '}
              <a href={fileAddress(saveEntrySlips, { params })} download>
                {t.saveSlips}
              </a>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

import { fileAddress, useCall } from '@school/api-client'
import { Button, Dialog, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { renewEntryCodes, saveEntrySlips } from '../contract/index.ts'
import type { NamedPupil } from './PupilQuestions.tsx'
import { t as importTexts } from './ru-import.ts'
import { t } from './ru-managed.ts'

interface RenewCodesProps {
  classId: number
  pupils: readonly NamedPupil[]
  onClose: () => void
}

/** Replaces lost slips: each pupil gets a new code, and the lost one becomes invalid. */
export function RenewCodes({ classId, pupils, onClose }: RenewCodesProps) {
  const params = { schoolClassId: classId }
  const userIds = pupils.map(({ userId }) => userId)
  const renew = useCall(renewEntryCodes, { onError: (error) => void toast(error.message, { tone: 'bad' }) })
  const { data } = renew
  return (
    <Dialog
      open
      size="s"
      title={t.renewTitle(pupils.length)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{importTexts.close}</Button>
          {!data && (
            <Button
              kind="primary"
              loading={renew.isPending}
              onClick={() => renew.mutate({ params, body: { userIds } })}
            >
              {t.doRenew}
            </Button>
          )}
        </>
      }
    >
      <div className={frame.section}>
        <p>{pupils.map(({ name }) => name).join(', ')}</p>
        <p>{t.renewText}</p>
        <div role="status" className={frame.list}>
          {data && data.codes > 0 && (
            <p>
              {importTexts.codesReady(data.codes)}{' '}
              <a href={fileAddress(saveEntrySlips, { params, query: { userIds } })} download>
                {importTexts.saveSlips}
              </a>
            </p>
          )}
          {data && data.own > 0 && <p>{t.renewOwn(data.own)}</p>}
        </div>
      </div>
    </Dialog>
  )
}

import { useCall } from '@school/api-client'
import { FormDialog, useForm } from '@school/forms'
import { factsOf, formatNearDay } from '@school/texts'
import { Button, Card, Confirmation, IconKey, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { type Factors, type Passkey, removePasskey, renamePasskey } from '../contract/index.ts'
import styles from './factors.module.css'
import { t } from './ru.ts'

export interface KeysPartProps {
  factors: Factors
  now: Date
  canAdd: boolean
  onAdd: () => void
}

/** The passkeys of the account. */
export function KeysPart({ factors: { passkeys, appSince, isFresh }, now, canAdd, onAdd }: KeysPartProps) {
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const isLast = passkeys.length === 1 && appSince === null
  return (
    <Card as="section" className={frame.section} aria-labelledby="keys">
      <h2 id="keys">{t.keysTitle}</h2>
      <p className={styles.lead}>{t.keysLead}</p>
      {passkeys.length > 0 && (
        <ul className={`plain-list ${styles.keys}`}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.key}>
              <div>
                <strong>{passkey.name}</strong>
                <p className={frame.note}>{factsOfKey(passkey, now)}</p>
              </div>
              <div className={frame.row}>
                <Button size="s" aria-label={t.renameOf(passkey.name)} onClick={() => setRenamed(passkey)}>
                  {t.rename}
                </Button>
                <Button
                  size="s"
                  kind="quiet"
                  aria-label={t.removeOf(passkey.name)}
                  disabled={!isFresh}
                  onClick={() => setRemoved(passkey)}
                >
                  {t.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {canAdd ? (
        <div className={frame.row}>
          <Button icon={<IconKey aria-hidden="true" />} disabled={!isFresh} onClick={onAdd}>
            {t.addKey}
          </Button>
        </div>
      ) : (
        <p className={frame.note}>{t.noPasskeys}</p>
      )}
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      {removed && <RemoveDialog passkey={removed} isLast={isLast} onClose={() => setRemoved(null)} />}
    </Card>
  )
}

const factsOfKey = ({ createdAt, lastUsedAt, isSynced }: Passkey, now: Date): string =>
  factsOf(
    t.keyMade(formatNearDay(createdAt, now)),
    lastUsedAt ? t.keyUsed(formatNearDay(lastUsedAt, now)) : t.keyNew,
    isSynced ? t.keySynced : null,
  )

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useForm(renamePasskey, { params: { passkeyId: id }, values: { name }, onSent: onClose })
  return (
    <FormDialog form={form} title={t.renameTitle} action={t.save} onClose={onClose}>
      <TextInput label={t.keyName} maxLength={60} {...form.text('name')} />
    </FormDialog>
  )
}

interface RemoveDialogProps {
  passkey: Passkey
  isLast: boolean
  onClose: () => void
}

function RemoveDialog({ passkey: { id, name }, isLast, onClose }: RemoveDialogProps) {
  const remove = useCall(removePasskey, {
    onSuccess: () => toast(t.keyRemoved, { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
    onSettled: onClose,
  })
  return (
    <Confirmation
      title={t.removeKeyTitle(name)}
      action={t.remove}
      isBusy={remove.isPending}
      onClose={onClose}
      onAgree={() => remove.mutate({ params: { passkeyId: id } })}
    >
      <div className={frame.section}>
        <p>{t.removeKeyText}</p>
        {isLast && <p>{t.lastFactor}</p>}
      </div>
    </Confirmation>
  )
}

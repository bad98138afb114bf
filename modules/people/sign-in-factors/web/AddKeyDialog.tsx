import { ApiError, call, useSend } from '@school/api-client'
import { FormDialog, useSharedForm } from '@school/forms'
import { Checkbox, TextInput, toast, useYou } from '@school/ui'
import { addPasskey, type FactorAdded, offerPasskey } from '../contract/index.ts'
import { deviceOf } from './device.ts'
import { t } from './ru.ts'

export interface AddKeyDialogProps {
  /** The first factor of the account: from now on a password alone is not enough. */
  isFirst: boolean
  onAdded: (added: FactorAdded) => void
  onClose: () => void
}

/** What the browser says of a key that was not made, in words. */
const wordsOf = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const isKnown = error instanceof Error && error.name === 'InvalidStateError'
  return new ApiError(0, 'no_passkey', isKnown ? t.keyKnown : t.keyCancelled)
}

export function AddKeyDialog({ isFirst, onAdded, onClose }: AddKeyDialogProps) {
  const you = useYou()
  const send = useSend(addPasskey, onAdded)
  const form = useSharedForm(
    async (body: { name: string; endsOthers: boolean }) => {
      const { makePasskey } = await import('./authenticator.ts')
      try {
        const made = await makePasskey(await call(offerPasskey, {}))
        return await send({ body: { ...made, ...body } })
      } catch (error) {
        throw wordsOf(error)
      }
    },
    {
      about: 'passkey',
      values: { name: t.keyOfThis(deviceOf(navigator.userAgent) ?? t.thisDevice), endsOthers: false },
      onSent: () => toast(t.keyAdded, { tone: 'ok' }),
    },
  )
  return (
    <FormDialog form={form} title={t.addKeyTitle} action={t.addKey} onClose={onClose}>
      <p>{you(t.addKeyLead)}</p>
      {isFirst && <p>{you(t.addKeyStep)}</p>}
      <TextInput label={t.keyName} maxLength={60} {...form.text('name')} />
      <Checkbox label={t.endsOthers} {...form.check('endsOthers')} />
    </FormDialog>
  )
}

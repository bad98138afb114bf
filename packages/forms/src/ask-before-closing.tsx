import { Confirmation } from '@school/ui'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormHandle } from './form.ts'
import { ru } from './ru.ts'

export interface AskedClosing {
  /** Use it instead of closing: asks first while there is unsent input. */
  close: () => void
  /** Render it in the dialog that is closed, outside of its form. */
  question: ReactNode
}

/** For a dialog that discards its form. A form that outlives its dialog keeps the input and needs no question. */
export function useAskBeforeClosing<V extends FieldValues>(
  form: Pick<FormHandle<V>, 'isDirty'> & Partial<Pick<FormHandle<V>, 'startOver'>>,
  onClose: () => void,
): AskedClosing {
  const [isAsking, setAsking] = useState(false)
  return {
    close: () => (form.isDirty() ? setAsking(true) : onClose()),
    question: (
      <Confirmation
        open={isAsking}
        title={ru.closeTitle}
        action={ru.close}
        cancel={ru.back}
        isBusy={false}
        onClose={() => setAsking(false)}
        onAgree={() => {
          form.startOver?.()
          onClose()
        }}
      >
        <p>{ru.closeText}</p>
      </Confirmation>
    ),
  }
}

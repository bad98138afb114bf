import { Button, Card, Faults, WithoutScripts } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormHandle } from './form.ts'
import { MeanwhileCard } from './MeanwhileCard.tsx'
import { ru } from './ru.ts'
import { SignInAgain } from './SignInAgain.tsx'

export interface FormProps<V extends FieldValues> {
  form: FormHandle<V>
  id?: string
  className?: string
  /** The buttons; errors of the whole form are shown above them. */
  actions?: ReactNode
  /** A long form is sent by its buttons alone: Enter in a field of one line does nothing. */
  isSentByButton?: boolean
  children: ReactNode
}

export function Form<V extends FieldValues>({
  form,
  id,
  className,
  actions,
  isSentByButton = false,
  children,
}: FormProps<V>) {
  const { element, isSending, problem, isSignedOut, meanwhile, onSubmit } = form
  const choice = useRef<HTMLDivElement>(null)
  const isAsked = meanwhile !== null
  // In a long dialog the choice would be below the visible area.
  useEffect(() => {
    if (!isAsked) return
    choice.current?.focus({ preventScroll: true })
    choice.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  return (
    <form
      ref={element}
      id={id}
      className={className}
      noValidate
      // Without scripts Enter does not load the page again and what is typed stays.
      method="dialog"
      aria-busy={isSending || undefined}
      onSubmit={onSubmit}
    >
      {/* Enter presses the first button that sends; a disabled one can't be pressed. */}
      {isSentByButton && <input type="submit" disabled hidden />}
      {form.isRestored && (
        <Card tone="accent" pad="s" className={frame.row} role="status">
          <span>{ru.restored}</span>
          <Button size="s" kind="quiet" onClick={form.startOver}>
            {ru.startOver}
          </Button>
        </Card>
      )}
      {children}
      {meanwhile && (
        <div ref={choice} tabIndex={-1}>
          <MeanwhileCard
            meanwhile={meanwhile}
            isBusy={isSending}
            onMine={meanwhile.onMine}
            onTheirs={meanwhile.onTheirs}
          />
        </div>
      )}
      <Faults isUrgent texts={problem?.split('\n') ?? []} />
      {isSignedOut && <SignInAgain />}
      <WithoutScripts />
      {actions}
    </form>
  )
}

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import { shakeMs, staysMs, type Toast, toasts } from './toast-store.ts'
import styles from './toasts.module.css'

const icons = { plain: IconInfoCircle, ok: IconCircleCheck, bad: IconAlertTriangle }
const none: readonly Toast[] = []

/** The place of toasts: once in the shell. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, () => none)
  return (
    <section aria-label={ru.toasts} className={styles.place}>
      <ol aria-live="polite" aria-relevant="additions text" className={`plain-list ${styles.list}`}>
        {shown.map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} />
          </li>
        ))}
      </ol>
    </section>
  )
}

export function ToastCard({ toast: { id, text, tone, action, repeats } }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null)

  // Waits while it is being read: under the pointer or with focus inside.
  useEffect(() => {
    const leave = () => {
      if (card.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, 1000)
      else toasts.dismiss(id)
    }
    let timer = setTimeout(leave, staysMs[tone])
    return () => clearTimeout(timer)
  }, [id, tone, repeats])

  useEffect(() => {
    if (repeats === 0) return
    const moves = [0, -6, 6, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }))
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) card.current?.animate(moves, shakeMs)
  }, [repeats])

  const Icon = icons[tone]
  return (
    <div
      ref={card}
      className={classNames(styles.toast, styles[tone])}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onSelect()
            toasts.dismiss(id)
          }}
        >
          {action.title}
        </button>
      )}
      <IconButton
        label={ru.close}
        icon={<IconX aria-hidden="true" />}
        className={styles.close}
        onClick={() => toasts.dismiss(id)}
      />
    </div>
  )
}

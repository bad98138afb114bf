import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useToast, useToastRegion } from 'react-aria/useToast'
import { type QueuedToast, type ToastState, useToastQueue } from 'react-stately/useToastState'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import { showToastsBy, type Toast } from './toast.ts'
import { makeToastQueue } from './toast-queue.ts'
import styles from './toasts.module.css'

const icons = { plain: IconInfoCircle, ok: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX }
const shakeMs = 800

const { queue, show, onRepeat } = makeToastQueue()

/**
 * The live region of toasts: once in the shell. A screen reader announces only changes of a region that it knows already, so the
 * region exists before the first toast; it is above dialogs too, whose library ignores elements marked so. It is not printed: even
 * an empty region would begin a sheet of its own after one of another size.
 */
export function Toasts() {
  const state = useToastQueue(queue)
  useEffect(() => showToastsBy(show), [])
  return (
    <div aria-live="polite" data-react-aria-top-layer className="no-print">
      {state.visibleToasts.length > 0 && (
        <I18nProvider locale="ru-RU">
          <Region state={state} />
        </I18nProvider>
      )}
    </div>
  )
}

/** Windows end above toasts, so that neither covers the buttons of the other. */
function keepPlace(toasts: HTMLElement): () => void {
  const { style } = document.documentElement
  const sizes = new ResizeObserver(() =>
    style.setProperty('--toasts', `${window.innerHeight - toasts.getBoundingClientRect().top}px`),
  )
  sizes.observe(toasts)
  return () => {
    sizes.disconnect()
    style.removeProperty('--toasts')
  }
}

function Region({ state }: { state: ToastState<Toast> }) {
  const place = useRef<HTMLDivElement>(null)
  const { regionProps } = useToastRegion({ 'aria-label': ru.toasts }, state, place)
  useEffect(() => keepPlace(place.current!), [])
  return (
    <div {...regionProps} ref={place} className={styles.place}>
      <ol className={`plain-list ${styles.list}`}>
        {state.visibleToasts.map((shown) => (
          <li key={shown.key}>
            <ToastCard shown={shown} state={state} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function shake(card: HTMLElement | null): void {
  const moves = [0, -6, 6, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }))
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) card?.animate(moves, shakeMs)
}

function ToastCard({ shown, state }: { shown: QueuedToast<Toast>; state: ToastState<Toast> }) {
  const card = useRef<HTMLDivElement>(null)
  const { toastProps, contentProps, titleProps } = useToast({ toast: shown }, state, card)
  const { text, tone, action } = shown.content
  const [times, setTimes] = useState(1)
  const close = () => state.close(shown.key)
  const repeat = useEffectEvent(() => {
    shake(card.current)
    setTimes(times + 1)
  })

  useEffect(() => onRepeat(shown.key, () => repeat()), [shown.key])

  const Icon = icons[tone]
  return (
    <div {...toastProps} ref={card} className={classNames('no-print', styles.toast, styles[tone])}>
      <Icon aria-hidden="true" className={styles.icon} />
      {/* Only bad news interrupt a screen reader, other news are announced by the region; a repeated text is inserted again. */}
      <div {...contentProps} role={tone === 'bad' ? 'alert' : undefined} className={styles.text}>
        <p {...titleProps} key={times}>
          {text}
        </p>
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onSelect()
            close()
          }}
        >
          {action.title}
        </button>
      )}
      <IconButton
        label={ru.close}
        icon={<IconX aria-hidden="true" />}
        className={styles.close}
        onClick={close}
      />
    </div>
  )
}

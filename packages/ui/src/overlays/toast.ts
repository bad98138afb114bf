export interface Toast {
  text: string
  /** News, success, a warning, an error (school-portal §4). */
  tone: 'plain' | 'ok' | 'warn' | 'bad'
  /** A single action: «Вернуть». */
  action?: { title: string; onSelect: () => void }
}

export type ToastText = Omit<Toast, 'tone'> & { tone?: Toast['tone'] }

const waiting: Toast[] = []
let show = (said: Toast): void => void waiting.push(said)

/** Shows a toast in the corner of the page. Toasts shown before the code has loaded wait here. */
export const toast = (text: string, options: Omit<ToastText, 'text'> = {}): void =>
  show({ tone: 'plain', ...options, text })

/** Sets the function that shows toasts; waiting ones are shown at once. */
export function showToastsBy(showNow: (said: Toast) => void): void {
  show = showNow
  waiting.splice(0).forEach(showNow)
}

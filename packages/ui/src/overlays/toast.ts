export interface Toast {
  text: string
  /** News, success, a warning, an error (school-portal §4). */
  tone: 'plain' | 'ok' | 'warn' | 'bad'
  /** One way to answer: «Вернуть». */
  action?: { title: string; onSelect: () => void }
}

export type ToastText = Omit<Toast, 'tone'> & { tone?: Toast['tone'] }

const waiting: Toast[] = []
let show = (said: Toast): void => void waiting.push(said)

/** Says something in the corner of the page. What is said before the code of toasts has come waits here. */
export const toast = (text: string, options: Omit<ToastText, 'text'> = {}): void =>
  show({ tone: 'plain', ...options, text })

/** From now on toasts are shown by this one, those that have waited at once. */
export function showToastsBy(showNow: (said: Toast) => void): void {
  show = showNow
  waiting.splice(0).forEach(showNow)
}

import { nextLine } from '@school/menu/web'
import { useEffect } from 'react'

const linesOf = (menu: Element): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a, button')].filter((line) => line.offsetParent !== null)

function moveByKeys(event: KeyboardEvent): void {
  const lines = linesOf(event.currentTarget as HTMLElement)
  const next = nextLine(event.key, lines.indexOf(document.activeElement as HTMLElement), lines.length)
  if (next === null) return
  event.preventDefault()
  lines[next]!.focus()
}

/** The ref of a menu: arrows, Home and End move between its lines; Tab goes on as always. */
export function arrowKeys(menu: HTMLElement): () => void {
  menu.addEventListener('keydown', moveByKeys)
  return () => menu.removeEventListener('keydown', moveByKeys)
}

/** A menu opened by the keyboard has the focus on its first line. */
export function useFirstLine(panelId: string, takesFocus: boolean): void {
  useEffect(() => {
    const panel = takesFocus && document.getElementById(panelId)
    if (panel) linesOf(panel)[0]?.focus()
  }, [panelId, takesFocus])
}

import { useSyncExternalStore } from 'react'

/** The name of the stored preference: the theme is dark when there is one (school-portal §4). */
const key = 'dark_theme'

/** Runs before the first paint, to avoid a flash of the light theme. */
export const themeScript = `try{if(localStorage.getItem('${key}'))document.documentElement.dataset.theme='dark'}catch{}`

const listeners = new Set<() => void>()
const isDark = (): boolean => document.documentElement.dataset['theme'] === 'dark'

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Turns the dark theme on or off, here and in pages to come. */
export function setDark(dark: boolean): void {
  if (dark) document.documentElement.dataset['theme'] = 'dark'
  else delete document.documentElement.dataset['theme']
  try {
    if (dark) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has the theme for this page.
  }
  for (const listener of listeners) listener()
}

export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false)

import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { Plugin } from 'vite'

/** The component library contains texts in thirty languages; the pages need Russian only. */
export const russianOnly = (): Plugin[] => [
  { ...(optimizeLocales.vite({ locales: ['ru-RU'] }) as Plugin), enforce: 'pre' },
  neverAsked,
]

const asksBrowser = /let locale = typeof window[^]*?return \{[^]*?\};/

/** It also detects the browser's language when it is loaded, which takes a telephone a tenth of a second; the app sets the language anyway. */
const neverAsked: Plugin = {
  name: 'russian-only:never-asked',
  enforce: 'pre',
  transform: {
    filter: { id: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.[cm]?js/ },
    handler(code) {
      if (!asksBrowser.test(code))
        this.error('useDefaultLocale of react-aria is another: see russian-only.ts')
      return code.replace(asksBrowser, "return { locale: 'ru-RU', direction: 'ltr' };")
    },
  },
}

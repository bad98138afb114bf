import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { Plugin } from 'vite'

/** The component library carries its words in thirty languages; the pages need Russian. */
export const russianOnly = (): Plugin[] => [
  { ...(optimizeLocales.vite({ locales: ['ru-RU'] }) as Plugin), enforce: 'pre' },
  neverAsked,
]

const asksBrowser = /let locale = typeof window[^]*?return \{[^]*?\};/

/** It also asks the browser for its language as soon as it comes, which takes a telephone a tenth of a second, and is told by us after all. */
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

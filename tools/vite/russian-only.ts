import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { Plugin } from 'vite'

/** The component library carries its words in thirty languages; the pages need Russian. */
export const russianOnly = (): Plugin => ({
  ...(optimizeLocales.vite({ locales: ['ru-RU'] }) as Plugin),
  enforce: 'pre',
})

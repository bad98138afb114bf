import type { ExternalLinks } from '../contract/index.ts'

/**
 * The one address for the telephones' cameras: the application's own page or, when there is but one store, that store.
 * Of two stores a code can't know which the telephone needs.
 */
export function textbookAddressOf(links: ExternalLinks): string | undefined {
  const { textbookApp, textbookIos, textbookAndroid } = links
  if (textbookApp) return textbookApp
  return textbookIos && textbookAndroid ? undefined : (textbookIos ?? textbookAndroid)
}

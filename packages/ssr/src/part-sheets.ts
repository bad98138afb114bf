const link = (address: string, isOff: boolean): string =>
  `<link rel="stylesheet" href="${address}"${isOff ? ' disabled=""' : ''}>`

/**
 * Style sheets at the end of `<head>`. A text is inlined into the page; its link stays disabled, so that the bundler
 * finds it and does not load the sheet again.
 */
export function sheetMarkup(
  sheets: readonly string[],
  textOf: (address: string) => string | null = () => null,
): string {
  const written = sheets.map((address) => ({ address, text: textOf(address) }))
  const texts = written.flatMap(({ text }) => (text === null ? [] : [text]))
  const style = texts.length > 0 ? `<style>${texts.join('\n')}</style>` : ''
  return style + written.map(({ address, text }) => link(address, text !== null)).join('')
}

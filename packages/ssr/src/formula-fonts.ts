/** The fonts of nearly every formula; the others of KaTeX are rare. */
const usual = /\/KaTeX_(?:Main-Regular|Math-Italic)-[^/]*\.woff2$/

/**
 * Links that load the fonts of formulas together with the page: found through the style sheets they come after all scripts, and lines with formulas wrap again.
 * @param files addresses of the build
 * @returns a function of the page's HTML; it answers with an empty text where the page has no formula
 */
export function formulaFontLinks(files: readonly string[]): (page: Buffer) => string {
  const links = files
    .filter((file) => usual.test(file))
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous">`)
    .join('')
  return (page) => (page.includes('class="katex"') ? links : '')
}

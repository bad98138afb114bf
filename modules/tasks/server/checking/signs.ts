const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺'
const plainScripts = '0123456789-+'

/** The many ways to type the same sign, as one. Superscripts become `^…` before NFKC would lose them. */
export function plainSigns(text: string): string {
  return text
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replace(
      new RegExp(`[${superscripts}]+`, 'g'),
      (run) => `^${Array.from(run, (s) => plainScripts[superscripts.indexOf(s)]).join('')}`,
    )
    .replace(/[\u00ba\u02da]/g, '°')
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether HTML of the school holds a formula. */
export const hasFormula = (html: string): boolean => html.includes('class="katex"')

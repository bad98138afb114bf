declare global {
  interface Window {
    takeTypedEarly?: () => string | null
  }
}

/** Marks the part of a page whose one field keeps what is typed before the code of the page has come. */
export const typedEarlyMark = { 'data-typed-early': '' }

/** An inline script that runs before any other code: text typed in a marked field is kept until its component takes it. */
export const typedEarlyScript = `{let typed=null
const keep=e=>{if(e.target.closest('[data-typed-early]'))typed=e.target.value}
addEventListener('input',keep,true)
window.takeTypedEarly=()=>{removeEventListener('input',keep,true);const text=typed;typed=null;return text}}`

/** What was typed before the page's code came, once; from then on fields keep their own. */
export const takeTypedEarly = (): string | null => window.takeTypedEarly?.() ?? null

import type { KeptValues } from '@school/browser'

/** shared-application §9 */
const maxReloads = 3
const counterSeconds = 300
const key = 'chunk_reloads'

/** What the browsers and the bundler say when a file of a page is not there. */
const noFile =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i
/** Thrown by the router when it could not load the routes of an address; API calls have an error of their own. */
const noRoutes = /^(failed to fetch|load failed|networkerror when attempting|[45]\d\d )/i

/** Whether a part of the site did not come: its version is gone from the server, or the network is. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  (noFile.test(error.message) || (/^(Type)?Error$/.test(error.name) && noRoutes.test(error.message)))

/** Counts one more reload. @returns false when there have been enough, or when the browser can't count them */
export function countReload(kept: KeptValues): boolean {
  const done = Number(kept.read(key)) || 0
  return done < maxReloads && kept.writeFor(key, done + 1, counterSeconds)
}

/**
 * The same rule for the first files of a page: without them no component runs, so the script is inline in the document
 * before them. A page that fails after the last reload stays readable, and its links work.
 */
export const firstFilesScript = `addEventListener('error',e=>{if(e.target.tagName!=='SCRIPT')return
try{const s=localStorage,k='${key}',x='expires:'+k,t=Math.floor(Date.now()/1000),n=s.getItem(x)>t?+s.getItem(k)||0:0
if(n<${maxReloads}){s.setItem(x,t+${counterSeconds});s.setItem(k,n+1);location.reload()}}catch{}},true)`

// Links in server-rendered pages that lead to a missing or forbidden page, or lead signed-in people to the sign-in page.

/** Pages for signing in. */
export const isSignInPage = (pathname: string): boolean => pathname.endsWith('/login')

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

/** Answered by the server, not by a page. */
const ofServer = /^\/(api|dev|user\/auth|assets|files)\//

/** Pages of this host that a page links to. */
export function linksIn(html: string): string[] {
  const bare = html.replace(/<(script|style)\b[^]*?<\/\1>/g, '')
  return [...bare.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
    .map(([, href]) => plain(href!).replace(/#.*$/, ''))
    .filter((href) => /^\/(?!\/)/.test(href) && !ofServer.test(href))
}

/** Addresses that differ by numbers and queries only belong to one page. */
const kindOf = (url: string): string => url.replace(/\?.*$/, '').replace(/\d+/g, '0')

/**
 * @param opened pages that a person has opened, by their addresses
 * @param endOf the fault of an address; `null` when it opens
 */
export async function closedLinks(
  opened: ReadonlyMap<string, { status: number; html: string }>,
  endOf: (url: string) => Promise<string | null>,
): Promise<string[]> {
  const links = new Map<string, { from: string; url: string }>()
  for (const [from, { html }] of opened)
    for (const url of linksIn(html)) if (!links.has(kindOf(url))) links.set(kindOf(url), { from, url })
  const found: string[] = []
  const waiting = [...links.values()]
  const follow = async () => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const end = opened.get(link.url)?.status === 200 ? null : await endOf(link.url)
      if (end !== null) found.push(`${link.from}: ${link.url} is ${end}`)
    }
  }
  await Promise.all([follow(), follow(), follow(), follow()])
  return found.toSorted()
}

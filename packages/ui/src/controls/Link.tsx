import { createContext, useContext } from 'react'
import { Link as RouterLink, type LinkProps, type To } from 'react-router'

/**
 * Where links of this part of a page lead, when it is not where they say: a parent who reads a page of a child stays among the child's pages.
 * An app provides it.
 */
export const LeadContext = createContext<(to: To) => To>((to) => to)

export const useLead = () => useContext(LeadContext)

/** Whether the page at an address is open to the current viewer; an app provides it. Without a provider every page is open. */
export const OpenContext = createContext<(to: To) => boolean>(() => true)

/** Whether the page at an address is open; the address is as given to links. */
export function useIsOpen(): (to: To) => boolean {
  const lead = useLead()
  const isOpen = useContext(OpenContext)
  return (to) => isOpen(lead(to))
}

/** A link of a page. To a page that is closed to the reader it is words without a link. */
export function Link({ to, ...rest }: LinkProps) {
  const lead = useLead()
  const isOpen = useIsOpen()
  if (isOpen(to)) return <RouterLink to={lead(to)} {...rest} />
  return <span className={rest.className}>{rest.children}</span>
}

import { createContext, useContext } from 'react'
import { Link as RouterLink, type LinkProps, type To } from 'react-router'

/**
 * Where links of this part of a page lead, when it is not where they say: a parent who reads a page of a child stays among the child's pages.
 * An app provides it.
 */
export const LeadContext = createContext<(to: To) => To>((to) => to)

export const useLead = () => useContext(LeadContext)

/** A link of a page. */
export const Link = ({ to, ...rest }: LinkProps) => <RouterLink to={useLead()(to)} {...rest} />

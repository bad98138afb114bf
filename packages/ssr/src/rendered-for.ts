import { createContext } from 'react'
import type { Visitor } from './visitor.ts'

/** Whom the server renders the page for; absent in the browser. */
export const RenderedForContext = createContext<Visitor | undefined>(undefined)

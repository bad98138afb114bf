import { createContext } from 'react'
import type { Visitor } from './visitor.ts'

/** The visitor for whom the server renders the page; absent in the browser. */
export const RenderedForContext = createContext<Visitor | undefined>(undefined)

/** The nonce of this answer's scripts; absent in the browser, which never needs it again. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The code under which the server has logged why this page failed; absent in the browser. */
export const FailureCodeContext = createContext<string | undefined>(undefined)

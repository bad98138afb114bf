import { createContext } from 'react'

/** The nonce of this answer's scripts; absent in the browser, which never needs it again. */
export const NonceContext = createContext<string | undefined>(undefined)

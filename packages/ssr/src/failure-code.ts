import { createContext } from 'react'

/** The code under which the server has logged why this page failed; absent in the browser. */
export const FailureCodeContext = createContext<string | undefined>(undefined)

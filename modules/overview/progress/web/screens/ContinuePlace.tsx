// The styles come with the page, so that what the server drew is never bare; the code comes to the signed-in only.
import '@school/ui/progress.css'
import './ContinueStrip.module.css'
import type { ReactNode } from 'react'

/** The place of `ContinueStrip`. */
export const ContinuePlace = ({ children }: { children: ReactNode }) => children

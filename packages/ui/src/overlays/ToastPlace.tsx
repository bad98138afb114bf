// The styles come with the page, so that what the server drew is never bare; the code comes later.
import './toasts.module.css'
import { lazy, Suspense } from 'react'
import { patiently } from '../patiently.ts'

const load = async () => ({ default: (await import('./Toasts.tsx')).Toasts })

const Place = import.meta.env.SSR ? (await load()).default : lazy(patiently(load))

/** The place of toasts, once in the shell. What is said before its code has come waits in the store. */
export const Toasts = () => (
  <Suspense fallback={null}>
    <Place />
  </Suspense>
)

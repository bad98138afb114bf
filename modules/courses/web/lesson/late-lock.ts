import './LockedLesson.module.css'
import { fewTries, patiently } from '@school/ui'
import { lazy } from 'react'

// Most lessons are open: the styles come with the page, so that what the server drew is never bare, the code later.
const load = async () => ({ default: (await import('./LockedLesson.tsx')).LockedLesson })

export const LockedLesson = import.meta.env.SSR ? (await load()).default : lazy(patiently(load, fewTries))

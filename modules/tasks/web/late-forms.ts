import { fewTries, patiently } from '@school/ui'
import { lazy } from 'react'

// The code comes with the first task of its kind; the styles have come with the skeleton.

const ordering = async () => ({ default: (await import('./placing/OrderingField.tsx')).OrderingField })
const compose = async () => ({ default: (await import('./placing/ComposeField.tsx')).ComposeField })
const matching = async () => ({ default: (await import('./placing/MatchingField.tsx')).MatchingField })
const grouping = async () => ({ default: (await import('./placing/GroupingField.tsx')).GroupingField })

export const OrderingField = import.meta.env.SSR
  ? (await ordering()).default
  : lazy(patiently(ordering, fewTries))
export const ComposeField = import.meta.env.SSR
  ? (await compose()).default
  : lazy(patiently(compose, fewTries))
export const MatchingField = import.meta.env.SSR
  ? (await matching()).default
  : lazy(patiently(matching, fewTries))
export const GroupingField = import.meta.env.SSR
  ? (await grouping()).default
  : lazy(patiently(grouping, fewTries))

// The code comes with the first task of its kind; the styles have come with the views of answers.

const files = async () => ({ default: (await import('./written/FilesField.tsx')).FilesField })

export const FilesField = import.meta.env.SSR ? (await files()).default : lazy(patiently(files, fewTries))

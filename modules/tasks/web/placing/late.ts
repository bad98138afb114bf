import { fewTries, patiently } from '@school/ui'
import { lazy } from 'react'

// The code comes with the first task of its kind; the styles have come with the skeleton.

const ordering = async () => ({ default: (await import('./OrderingField.tsx')).OrderingField })
const compose = async () => ({ default: (await import('./ComposeField.tsx')).ComposeField })
const matching = async () => ({ default: (await import('./MatchingField.tsx')).MatchingField })
const grouping = async () => ({ default: (await import('./GroupingField.tsx')).GroupingField })

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

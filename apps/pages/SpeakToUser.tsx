import { addressOf } from '@school/texts'
import { AddressContext } from '@school/ui'
import type { ReactNode } from 'react'
import { useUser } from './visitor.ts'

/** «Ты» or «вы» for everything inside. */
export const SpeakToUser = ({ children }: { children: ReactNode }) => (
  <AddressContext value={addressOf(useUser())}>{children}</AddressContext>
)

import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'
import './mantine.css'

export interface MantineZoneProps {
  /** Of the page's Content-Security-Policy, for the styles that Mantine writes into the page. */
  nonce?: string
  children: ReactNode
}

/** Around the part of a page that uses Mantine; public pages do without it and without its bytes. */
export const MantineZone = ({ nonce, children }: MantineZoneProps) => (
  <MantineProvider theme={theme} forceColorScheme="light" {...(nonce ? { getStyleNonce: () => nonce } : {})}>
    {children}
  </MantineProvider>
)

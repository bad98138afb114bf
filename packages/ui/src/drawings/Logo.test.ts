import { expect, test } from 'vitest'
import favicon from '../../icons/favicon.svg?raw'
import maskable from '../../icons/maskable.svg?raw'
import { logoSign } from './Logo.tsx'

test('the icons of the browser show the sign of the school', () => {
  expect(favicon).toContain(logoSign)
  expect(maskable).toContain(logoSign)
})

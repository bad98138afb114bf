import type { Page } from '@playwright/test'
import { captchaFor, expect, ownPassword, sendAs, type Visitor } from './fixtures.ts'

/** Registers a grown-up on this page, linked to the visiting pupil. */
export async function registerParent({ request }: Page, visitor: Visitor, name: string): Promise<void> {
  const { code } = (await visitor.send('POST', '/api/user/family/codes')).body as { code: string }
  const user = {
    name,
    email: `parent-${process.pid}-${Date.now()}@pochta.example`,
    password: ownPassword,
    role: 'parent',
    grade_index: null,
  }
  await sendAs(request, 'POST', '/user', { user, recaptcha_token: await captchaFor(request) })
  const consents = ['personal_data']
  const tied = await sendAs(request, 'POST', '/api/family/children', { code, consents })
  expect(tied.status, JSON.stringify(tied.body)).toBe(200)
}

import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { type MailName, mails } from '@/emails/registry'
import { sampleOrigin } from '@/emails/samples/link'
import { mailSamples } from '@/emails/samples/samples'
import { env } from '@/lib/platform/environment/env'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { listPreviews, previewMail } from './preview-mail'

useDatabase()

beforeAll(() => createStudio())

test('emails about the account are previewed without an unsubscribe link, others with one', async () => {
  for (const name of ['verify-email', 'reset-password', 'new-sign-in', 'account-approved', 'share-issued']) {
    expect((await previewMail(name)).html, name).not.toContain('Unsubscribe')
  }
  for (const name of [
    'booking-requested',
    'photos-ready',
    'message-received',
    'invoice-issued',
    'shoot-notice',
  ]) {
    expect((await previewMail(name)).html, name).toContain('Unsubscribe')
  }
})

test('every email is previewed with realistic text, and links into this portal', async () => {
  expect(listPreviews()).toHaveLength(Object.keys(mails).length)
  for (const name of Object.keys(mails) as MailName[]) {
    const { subject, html, text } = await previewMail(name)
    expect(`${subject}${text}`, name).not.toMatch(/<\w|onerror|alert\(|(?:portal|example|pending)\.test/)
    expect(html, name).not.toContain(sampleOrigin)
    if ('link' in mailSamples[name]) expect(html, name).toContain(`href="${env().APP_URL}/`)
  }
})

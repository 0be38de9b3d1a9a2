import { describe, expect, test } from 'vitest'
import { mailSender, readSender } from '@/lib/studio/settings/rules/mail-sender'

describe('the From header of emails', () => {
  const fallback = 'Northlight <studio@northlight.test>'
  const studio = (mailSenderName: string | null, mailSenderAddress: string | null) => ({
    name: 'Harbor Light',
    mailSenderName,
    mailSenderAddress,
  })
  test.each([
    [null, null, fallback],
    ['Harbor Light', null, 'Harbor Light <studio@northlight.test>'],
    [null, 'hello@harbor.test', 'Northlight <hello@harbor.test>'],
    ['Harbor, Light & Co.', 'hello@harbor.test', '"Harbor, Light & Co." <hello@harbor.test>'],
    ['Größe Ölmühle', null, 'Größe Ölmühle <studio@northlight.test>'],
  ])('%j and %j', (name, address, line) => {
    expect(mailSender(studio(name, address), fallback)).toBe(line)
  })

  test("without a configured name the studio's name is used", () => {
    expect(mailSender(studio(null, null), 'studio@northlight.test')).toBe(
      'Harbor Light <studio@northlight.test>',
    )
    expect(readSender('"Light, Inc." <a@b.test>')).toEqual({ name: 'Light, Inc.', address: 'a@b.test' })
  })
})

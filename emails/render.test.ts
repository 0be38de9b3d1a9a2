import { describe, expect, test } from 'vitest'
import { mailSamples } from '@/emails/samples/samples'
import { movedToAnother, movedToYou } from '@/lib/booking/bookings/words/changes'
import { apologize } from '@/lib/booking/bookings/words/notifications'
import { newMessagesSubject, replyHints, replyLabel } from '@/lib/messaging/words'
import { overLimitText, payerOverLimitText } from '@/lib/people/brokerages/words'
import { countCharacters } from '@/lib/platform/text/characters'
import { makeHostile } from './hostile.fixture'
import { type MailName, mails } from './registry'
import { renderMail } from './render'
import { samplePictures } from './samples/pictures'

const studio = {
  name: 'Northlight',
  supportEmail: 'studio@northlight.test',
  address: '41 Carrier Lane, Asheville',
  hours: 'Mon-Fri 9AM-6PM EST',
  appUrl: 'https://portal.test',
}
const unsubscribeLink = 'https://portal.test/unsubscribe/token'

describe.each(Object.keys(mails) as MailName[])('%s', (name) => {
  const sample = makeHostile(mailSamples[name])

  test('has a subject of one line, without markup of its own', async () => {
    const { subject } = await renderMail(name, sample, studio)
    expect(subject).not.toBe('')
    expect(subject).not.toMatch(/undefined|null|[\r\n]|&[a-z]+;/)
  })

  test('has a subject that stays short with a long address, and still says what happened', async () => {
    const subjectAt = async (street: string) =>
      (await renderMail(name, withStreet(mailSamples[name], street), studio)).subject
    const subject = await subjectAt('Old Saint Bartholomew Ridge Lane '.repeat(10))
    expect(countCharacters(subject)).toBeLessThanOrEqual(120)
    const street = '903 Chestnut Street'
    for (const words of (await subjectAt(street)).split(street)) expect(subject).toContain(words.trim())
  })

  test('has a heading without a period', () => {
    expect(mails[name].content(mailSamples[name] as never, studio).heading).not.toMatch(/\.$/)
  })

  test('shows its link, and only absolute ones, in both parts', async () => {
    const { html, text } = await renderMail(name, sample, studio)
    if ('link' in sample) {
      expect(html).toContain(sample.link.replaceAll('&', '&amp;'))
      expect(text).toContain(sample.link)
    }
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(address).toMatch(/^(https:\/\/|mailto:)/)
  })

  test('renders what people wrote as text, in light and dark, below the size at which Gmail clips emails', async () => {
    const { html, text } = await renderMail(name, sample, studio)
    expect(html).not.toMatch(/undefined|\[object|<script|<img src=x/)
    expect(text).not.toMatch(/undefined|\[object/)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('[data-ogsc] .card')
    // Gmail clips emails above 102 KB.
    expect(html.length).toBeLessThan(100_000)
  })

  test('is previewed with text that a studio would send', () => {
    expect(JSON.stringify(mailSamples[name])).not.toMatch(/[<>]|onerror|alert/)
  })

  test('has an unsubscribe link only for a kind of email that can be turned off', async () => {
    const optional = await renderMail(name, sample, { ...studio, unsubscribeLink })
    expect(optional.html).toContain(unsubscribeLink)
    expect(optional.text).toContain(unsubscribeLink)
    expect((await renderMail(name, sample, studio)).html).not.toContain('unsubscribe')
  })
})

function withStreet(sample: object, street: string): object {
  const address = 'address' in sample && { address: `${street}, Asheville, NC 28801` }
  return { ...sample, ...address, ...('street' in sample && { street }) }
}

test('complimentary photos are announced without asking for a payment', async () => {
  const sample = { ...mailSamples['photos-ready'], amount: '$0.00', isComplimentary: true }
  const { html, text } = await renderMail('photos-ready', sample, studio)
  for (const part of [html, text]) {
    expect(part).toContain('No charge')
    expect(part).not.toMatch(/To pay|unlock|\bdue\b/)
  }
})

test('ready photos are announced with the day on which their gallery closes', async () => {
  const sample = mailSamples['photos-ready']
  const { text } = await renderMail('photos-ready', sample, studio)
  expect(text).toContain(`Through ${sample.lastDay}`)
  const open = await renderMail('photos-ready', { ...sample, lastDay: null }, studio)
  expect(open.text).not.toContain('Available')
})

test('a film that comes later is announced by its name', async () => {
  const { fullName, address, link } = mailSamples['photos-added']
  const sample = { fullName, address, link, extra: 'film' as const }
  const { subject, text } = await renderMail('photos-added', sample, studio)
  expect(subject).toBe('A film of 5 Pavilion Way')
  for (const part of ['A film was added', 'View gallery']) expect(text).toContain(part)
})

test('a refund as account credit is not called a refund', async () => {
  const sample = { ...mailSamples['payment-refunded'], why: 'credit' as const, toCard: false }
  const { subject, text } = await renderMail('payment-refunded', sample, studio)
  expect(subject).toContain('of account credit')
  expect(`${subject} ${text}`).not.toMatch(/refund/i)
})

test('a refund of a statement is a credit note that names it', async () => {
  const sample = { ...mailSamples['payment-refunded'], statement: 'NL-2026-0142' }
  const { subject, text } = await renderMail('payment-refunded', sample, studio)
  expect(subject).toBe('Credit note for NL-2026-0001: $98.00')
  for (const part of ['Credit note: $98.00', 'NL-2026-0142', 'View statement']) expect(text).toContain(part)
})

test('photos that wait for a brokerage over its credit limit say so to the agent and to the brokerage', async () => {
  const limit = overLimitText('Oak & Main', 'December 30, 2026')
  const payers = [{ name: 'Oak & Main', amount: '$498.00' }]
  const others = { payers, isAll: true, isUnlocked: false, areAwaited: true, limit }
  const ready = await renderMail('photos-ready', { ...mailSamples['photos-ready'], others }, studio)
  expect(ready.text).toContain(limit)
  const share = { ...mailSamples['share-issued'], isCovered: true }
  expect((await renderMail('share-issued', { ...share, isOverLimit: true }, studio)).text).toContain(
    payerOverLimitText,
  )
  expect((await renderMail('share-issued', share, studio)).text).not.toContain('limit')
})

test('an email to the client of a shoot does not say who booked it', async () => {
  const { text } = await renderMail('photos-ready', mailSamples['photos-ready'], studio)
  expect(text).toContain("because you're the client for this shoot.")
})

describe('an email with photographs', () => {
  const sample = mailSamples['photos-ready']
  const pictures = samplePictures['photos-ready'] ?? null

  test('shows a cover and three more, each with its size, its text, and a link to the gallery', async () => {
    const { html } = await renderMail('photos-ready', sample, studio, pictures)
    const tags = html.match(/<img [^>]*sample-[^>]*>/g) ?? []
    expect(tags).toHaveLength(4)
    for (const tag of tags) expect(tag).toMatch(/^(?=.* alt="[^"]+")(?=.* width="\d+")(?=.* height="\d+")/)
    expect(html.split(`href="${sample.link.replaceAll('&', '&amp;')}"`).length - 1).toBeGreaterThan(4)
  })

  test('reads the same without them', async () => {
    const plain = await renderMail('photos-ready', sample, studio)
    expect(plain.html).not.toContain('sample-')
    expect((await renderMail('photos-ready', sample, studio, pictures)).text).toBe(plain.text)
  })

  test('says what can be viewed, and what the payment unlocks', async () => {
    const open = await renderMail('photos-ready', sample, studio)
    expect(open.text).toContain('two previews are free to view; the other 10 unlock when you pay $498.00.')
    const { previewCount: _, ...earlier } = sample
    expect((await renderMail('photos-ready', earlier, studio)).text).toContain('when the invoice is paid.')
  })

  test('asks for the payment beside the gallery only while there is something to pay', async () => {
    const open = await renderMail('photos-ready', sample, studio, pictures)
    expect(open.text).toContain(`Pay ${sample.amount}`)
    const paid = await renderMail('photos-ready', { ...sample, isPrepaid: true }, studio, pictures)
    for (const part of ['Download photos', 'View invoice']) expect(paid.text).toContain(part)
    expect(paid.text).not.toContain('Pay $')
  })

  test('of a booking never shows a house that it was not given', async () => {
    const { html } = await renderMail('booking-requested', mailSamples['booking-requested'], studio)
    expect(html.match(/<img /g)).toHaveLength(2)
  })
})

describe('an email with messages', () => {
  const sample = mailSamples['message-received']

  test('counts them all in its subject, and names the sender of a single one', async () => {
    expect((await renderMail('message-received', sample, studio)).subject).toBe(
      newMessagesSubject(3, 'Sam Whitfield', 'Twilight shots'),
    )
    const single = { ...sample, messages: sample.messages.slice(0, 1), moreCount: 0 }
    expect((await renderMail('message-received', single, studio)).subject).toBe(
      newMessagesSubject(1, 'Sam Whitfield', 'Twilight shots'),
    )
  })

  test('keeps the line breaks, names the files and says how many more there are', async () => {
    const { text } = await renderMail('message-received', sample, studio)
    expect(text).toContain('Can the pool be lit?\nThe switch')
    expect(text).toContain('pool-switch.jpg, Gate code.pdf')
    expect(text).toContain(replyLabel(1))
  })

  test('invites a reply by email only when it reaches the conversation', async () => {
    const closed = await renderMail('message-received', sample, studio)
    const open = await renderMail('message-received', sample, { ...studio, acceptsReplies: true })
    expect(closed.text).toContain(replyHints.inPortal)
    expect(open.text).toContain(replyHints.byEmail)
  })
})

test('a move to another photographer names both, and who needs to approve it', async () => {
  const { text } = await renderMail('booking-changed', mailSamples['booking-changed'], studio)
  expect(text).toContain(movedToAnother('Noah Brandt'))
  expect(text).toMatch(/Noah Brandt \(\w+ Ava Lindqvist\)/)
})

test('a client whose photographer is not available reads an apology and the note, not who made the change', async () => {
  const news = {
    ...mailSamples['booking-changed'],
    change: 'cancelled' as const,
    before: null,
    formerPhotographer: null,
    apology: apologize('cancelled', 'Marin', 'Marin'),
    note: 'Get in touch for a new time.',
  }
  const { text } = await renderMail('booking-changed', news, studio)
  expect(text).toContain(`Hello Sam Whitfield, ${news.apology}`)
  expect(text).toContain('Get in touch for a new time.')
  expect(text).not.toMatch(/Ava/)
})

test('a photographer who gets a moved request reads what was booked, with line breaks', async () => {
  const request = {
    ...mailSamples['booking-requested'],
    reader: 'photographer' as const,
    fullName: 'Noah',
    instructions: 'Ring twice.\nMind the dog.',
    moved: { byName: 'Sam', from: 'Ava' },
  }
  const { html, text } = await renderMail('booking-requested', request, studio)
  expect(text).toContain(movedToYou('Sam', 'Ava'))
  expect(text).toContain('Photo Shoot ($299.00)')
  expect(html).toContain('Ring twice.\nMind the dog.')
  expect(html).toContain('white-space:pre-line')
})

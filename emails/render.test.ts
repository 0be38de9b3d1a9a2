import { describe, expect, test } from 'vitest'
import { type MailName, mails } from './registry'
import { renderMail } from './render'
import { mailSamples } from './samples'

const studio = {
  name: 'Northlight',
  supportEmail: 'studio@northlight.test',
  address: '41 Carrier Lane, Asheville',
  hours: 'Mon-Fri 9AM-6PM EST',
  appUrl: 'https://portal.test',
}
const unsubscribeLink = 'https://portal.test/unsubscribe/token'

describe.each(Object.keys(mails) as MailName[])('%s', (name) => {
  const sample = mailSamples[name]

  test('has a subject of one line, without markup of its own', async () => {
    const { subject } = await renderMail(name, sample, studio)
    expect(subject).not.toBe('')
    expect(subject).not.toMatch(/undefined|null|[\r\n]|&[a-z]+;/)
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

  test('renders what people wrote as text, in light and dark, below the size at which mail is cut off', async () => {
    const { html, text } = await renderMail(name, sample, studio)
    expect(html).not.toMatch(/undefined|\[object|<script|<img src=x/)
    expect(text).not.toMatch(/undefined|\[object/)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('[data-ogsc] .card')
    // Gmail cuts a mail off above 102 KB.
    expect(html.length).toBeLessThan(100_000)
  })

  test('names the way to stop such mails where there is one, and only there', async () => {
    const stoppable = await renderMail(name, sample, { ...studio, unsubscribeLink })
    expect(stoppable.html).toContain(unsubscribeLink)
    expect(stoppable.text).toContain(unsubscribeLink)
    expect((await renderMail(name, sample, studio)).html).not.toContain('unsubscribe')
  })
})

test('complimentary photos are announced without a word of paying', async () => {
  const sample = { ...mailSamples['photos-ready'], amount: '$0.00', isComplimentary: true }
  const { html, text } = await renderMail('photos-ready', sample, studio)
  for (const part of [html, text]) {
    expect(part).toContain('No charge')
    expect(part).not.toMatch(/To pay|unlock|\bdue\b/)
  }
})

describe('a mail of messages', () => {
  const sample = mailSamples['message-received']

  test('counts them all in its subject, and names the sender of a single one', async () => {
    expect((await renderMail('message-received', sample, studio)).subject).toBe(
      '3 new messages: Twilight shots',
    )
    const single = { ...sample, messages: sample.messages.slice(0, 1), moreCount: 0 }
    expect((await renderMail('message-received', single, studio)).subject).toBe('Sam: Twilight shots')
  })

  test('keeps the line breaks, names the files and says how many more there are', async () => {
    const { text } = await renderMail('message-received', sample, studio)
    expect(text).toContain('Can the pool be lit?\nThe switch')
    expect(text).toContain('Attached: pool-switch.jpg, Gate code.pdf')
    expect(text).toContain('Read 1 more and reply')
  })

  test('asks for an answer by mail only where one arrives', async () => {
    const closed = await renderMail('message-received', sample, studio)
    const open = await renderMail('message-received', sample, { ...studio, acceptsReplies: true })
    expect(closed.text).toContain('Please answer in the portal, not by e-mail.')
    expect(open.text).toContain('You can also answer this mail')
  })
})

test('a move to another photographer is told with the name, and who has to approve it', async () => {
  const { text } = await renderMail('booking-changed', mailSamples['booking-changed'], studio)
  expect(text).toContain('Noah is now the photographer and needs to approve it.')
  expect(text).toMatch(/Noah \(before: Ava\)/)
})

test('a client whose photographer is away reads an apology and the note, not who changed it', async () => {
  const news = {
    ...mailSamples['booking-changed'],
    change: 'cancelled' as const,
    before: null,
    formerPhotographer: null,
    apology: "Marin isn't available that day and had to cancel this shoot. We're sorry.",
    note: 'Get in touch for a new time.',
  }
  const { text } = await renderMail('booking-changed', news, studio)
  expect(text).toContain("Hello Sam, Marin isn't available that day")
  expect(text).toContain('Get in touch for a new time.')
  expect(text).not.toContain('cancelled this booking')
})

test('a photographer who gets a moved request reads what was ordered, line breaks kept', async () => {
  const request = {
    ...mailSamples['booking-requested'],
    reader: 'photographer' as const,
    fullName: 'Noah',
    instructions: 'Ring twice.\nMind the dog.',
    moved: { byName: 'Sam', from: 'Ava' },
  }
  const { html, text } = await renderMail('booking-requested', request, studio)
  expect(text).toContain('Sam moved this shoot from Ava to you. Approve it to confirm.')
  expect(text).toContain('Photo Shoot ($299.00)')
  expect(html).toContain('Ring twice.\nMind the dog.')
  expect(html).toContain('white-space:pre-line')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLinks } from './find-links'

const linksIn = (message: string) => findLinks(message).filter(({ href }) => href !== null)

describe('findLinks', () => {
  it.each([
    ['See https://example.com/a?b=c#d.', 'https://example.com/a?b=c#d'],
    ['(http://example.com/a_(b))', 'http://example.com/a_(b)'],
    ['Write to mailto:dana@example.com, please', 'mailto:dana@example.com'],
    ['HTTPS://EXAMPLE.COM/Path!', 'HTTPS://EXAMPLE.COM/Path'],
  ])('%j links what was typed', (message, text) => {
    expect(linksIn(message).map((piece) => piece.text)).toEqual([text])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://',
    'mailto:nobody',
    'example.com',
    'xhttps://example.com',
    '//example.com',
  ])('%j stays text', (message) => {
    expect(linksIn(message)).toEqual([])
  })

  it('ends an address before a character that changes the text direction', () => {
    expect(linksIn('https://example.com/\u202Egpj.exe').map(({ text }) => text)).toEqual([
      'https://example.com/',
    ])
  })

  it('keeps every character, and links only the three schemes', () => {
    const word = fc.constantFrom(
      'https://a.b/',
      'mailto:a@b',
      'javascript:',
      ' ',
      '(',
      ').',
      '"',
      '<',
      'x',
      '👩‍👩‍👧',
      'שלום',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string())), (words) => {
        const message = words.join('')
        const pieces = findLinks(message)
        expect(pieces.map(({ text }) => text).join('')).toBe(message)
        for (const { href } of pieces) if (href) expect(href).toMatch(/^(https?:\/\/|mailto:)/)
      }),
    )
  })
})

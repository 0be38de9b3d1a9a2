import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { derivedName, nameEntries, safeName } from './entry-names'

describe('nameEntries', () => {
  test.each([
    [
      ['photo.jpg', 'photo.jpg', 'photo.jpg'],
      ['photo.jpg', 'photo (2).jpg', 'photo (3).jpg'],
    ],
    [
      ['Photo.JPG', 'photo.jpg'],
      ['Photo.JPG', 'photo (2).jpg'],
    ],
    // A file that already has a numbered name keeps it.
    [
      ['a.jpg', 'a.jpg', 'a (2).jpg'],
      ['a.jpg', 'a (3).jpg', 'a (2).jpg'],
    ],
    [
      ['é.jpg', 'e\u0301.jpg'],
      ['é.jpg', 'é (2).jpg'],
    ],
    [
      ['straße.jpg', 'STRASSE.jpg'],
      ['straße.jpg', 'STRASSE (2).jpg'],
    ],
    [
      ['README', 'readme'],
      ['README', 'readme (2)'],
    ],
  ])('%j', (given, named) => expect(nameEntries(given)).toEqual(named))

  test('any names become safe, and distinct on every system', () => {
    const piece = fc.constantFrom(
      'a',
      'A',
      '.',
      '/',
      '\\',
      '..',
      ' ',
      'con',
      '.jpg',
      ' (2)',
      'ß',
      '\u202e',
      '\0',
    )
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 40 }), (given) => {
        const named = nameEntries(given)
        const same = named.map((one) => one.normalize('NFC').toUpperCase().toLowerCase())
        expect(new Set(same).size).toBe(given.length)
        for (const one of named) {
          expect(one).not.toMatch(/[<>:"/\\|?*]|\p{Cc}|\p{Surrogate}|^[. ]*$|[. ]$/u)
          expect(one).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
          expect(Buffer.byteLength(one)).toBeLessThan(256)
        }
      }),
    )
  })
})

test.each([
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\temp\\a.jpg', 'C__temp_a.jpg'],
  ['..', 'photo'],
  ['', 'photo'],
  ['a.jpg. . ', 'a.jpg'],
  ['nul.jpg', '_nul.jpg'],
  ['gpj.\u202eexe', 'gpj._exe'],
  ['Küche 1.jpg', 'Küche 1.jpg'],
])('%j becomes %j', (name, safe) => expect(safeName(name)).toBe(safe))

test('a shortened name keeps its ending', () => {
  const name = safeName(`${'ü'.repeat(300)}.jpg`)
  expect(name).toMatch(/^ü+\.jpg$/)
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
})

test("a variant's name has its suffix", () => {
  expect(derivedName('DSC_0001.NEF', 'web')).toBe('DSC_0001-web.jpg')
  expect(derivedName('Kitchen, from the hall', 'print')).toBe('Kitchen, from the hall-print.jpg')
})

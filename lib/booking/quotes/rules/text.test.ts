import { expect, test } from 'vitest'
import { countLinks, tidyLine, tidyText } from './text'

test.each([
  ['Access by the lower gate. 3.5 baths, approx. 3,400 sq.ft.', 0],
  ['See https://example.com/a?b=1', 1],
  ['www.example.org and example.net', 2],
  ['Buy at CHEAP.XYZ now', 1],
  ['Ask for St.Commons Road', 0],
  ['Overdue, pay at bit.ly/x', 1],
  ['evil.co evil.me evil.app (evil.co.uk), Evil.Com', 5],
  ['see pay.evil.live/now?x=1 or evil.agency.', 2],
  ['12 N. Main St., Apt. 4, St. Paul, MN', 0],
  ['903 Chestnut Ave.NE, Asheville, N.C. 28804, U.S.A.', 0],
  ['12 Elm Dr.apt 4, P.O. Box 7, Asheville.NC 28801', 0],
  ['2,400sq.ft or 3.5ba, e.g. as built', 0],
  ['The gate is on the left.Please ring twice', 0],
])('%s has %i web addresses', (text, count) => {
  expect(countLinks(text)).toBe(count)
})

test('a line has no line breaks or control characters, so that it cannot add an email header', () => {
  expect(tidyLine(' 61 Sunset\r\nBcc: all@example.test\u0007\tSummit ')).toBe(
    '61 Sunset Bcc: all@example.test Summit',
  )
})

test('a text has normalized line breaks and no other control characters', () => {
  expect(tidyText('One\r\nTwo\rThree\u0000\u001b\n')).toBe('One\nTwo\nThree')
})

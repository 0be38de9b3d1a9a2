import { expect, test } from 'vitest'
import { splitLegalText } from './agreement'

test('empty lines separate paragraphs, and a line that starts with # is a heading', () => {
  expect(
    splitLegalText('# Payment\nInvoices are due\nin 14 days.\n\nLate fees apply.\n## Photos\n\nYours.'),
  ).toEqual([
    { isHeading: true, text: 'Payment' },
    { isHeading: false, text: 'Invoices are due\nin 14 days.' },
    { isHeading: false, text: 'Late fees apply.' },
    { isHeading: true, text: 'Photos' },
    { isHeading: false, text: 'Yours.' },
  ])
  expect(splitLegalText('')).toEqual([])
  expect(splitLegalText('One line')).toEqual([{ isHeading: false, text: 'One line' }])
  expect(splitLegalText('Call #1 first')).toEqual([{ isHeading: false, text: 'Call #1 first' }])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutBranding } from './unbranded'

const names = ['Sam Whitaker', 'Harbor Realty', 'Northlight', '']

describe('withoutBranding', () => {
  it.each([
    ['A bright kitchen. Call Sam Whitaker today! Oak floors.', 'A bright kitchen. Oak floors.'],
    ['Listed by HARBOR  REALTY.', ''],
    ['Bright.\n\nPhotos by Northlight.\n\nQuiet street.', 'Bright.\n\nQuiet street.'],
    ['Write to sam@harbor.test. Two baths.', 'Two baths.'],
    ['Call (828) 555-0142. Two baths.', 'Two baths.'],
    ['See www.harbor-realty.example. Two baths.', 'Two baths.'],
    ['More on harbor.com or @harbor', ''],
    ['Built in 1926, 3,400 sq ft on 0.34 acres.', 'Built in 1926, 3,400 sq ft on 0.34 acres.'],
    ['Asked by Sam\nWhitaker', ''],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(withoutBranding(text, names)).toBe(expected)
  })

  it('finds names in any case and with other accents', () => {
    expect(withoutBranding('Ask JOSE NGUYEN. Oak floors.', ['José Nguyễn'])).toBe('Oak floors.')
  })

  it('finds a name with a period in it', () => {
    expect(withoutBranding('Ask Dr. Ada Reyes about it.', ['Dr. Ada Reyes'])).toBe('')
  })

  it('never leaves a name or an email address', () => {
    const words = fc.array(
      fc.constantFrom(
        'Sam',
        'Whitaker',
        'Sam Whitaker',
        'harbor realty',
        'a@b.test',
        'oak.',
        'Floors!',
        '\n',
        'x',
      ),
    )
    fc.assert(
      fc.property(words, (list) => {
        const left = withoutBranding(list.join(' '), names).toLowerCase().replace(/\s+/g, ' ')
        expect(left).not.toContain('sam whitaker')
        expect(left).not.toContain('harbor realty')
        expect(left).not.toContain('@')
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { domainOf, isPublicDomain, readDomain } from './domains'

describe('readDomain', () => {
  it.each([
    ['oakandmain.com', 'oakandmain.com'],
    [' @OakAndMain.com ', 'oakandmain.com'],
    ['https://www.oakandmain.com/agents', 'oakandmain.com'],
    ['sales@asheville.oakandmain.com', 'asheville.oakandmain.com'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ])('of %j is %j', (text, expected) => {
    expect(readDomain(text)).toBe(expected)
  })

  it.each(['', 'oakandmain', 'oak main.com', 'oak..com', '-oak.com', '*.com', '127.0.0.1', 'com.'])(
    'of %j is none',
    (text) => {
      expect(readDomain(text)).toBeNull()
    },
  )
})

it('recognizes public providers', () => {
  expect(['gmail.com', 'outlook.com', 'oakandmain.com'].map(isPublicDomain)).toEqual([true, true, false])
})

it('takes what follows the last @ as the domain of an address', () => {
  expect(domainOf('"sam@gmail.com"@OakAndMain.com')).toBe('oakandmain.com')
})

import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'

const frames = ['https://matterport.com', 'https://*.matterport.com']

function framesOf(policy: string): string[] {
  const directive = policy.split('; ').find((one) => one.startsWith('frame-src '))
  return directive?.split(' ').slice(1) ?? []
}

test('a response shows nothing in a frame but Stripe, and what it is allowed to', () => {
  const stripe = framesOf(contentSecurityPolicy({ nonce: 'once', frames: [] }))
  expect(stripe).not.toContain('*')
  expect(framesOf(contentSecurityPolicy({ nonce: 'once', frames }))).toEqual([...stripe, ...frames])
  expect(framesOf(contentSecurityPolicy({ hashes: ['sha256-x'], frames }))).toEqual([...stripe, ...frames])
})

test('each directive is set once', () => {
  const names = contentSecurityPolicy({ nonce: 'once', frames })
    .split('; ')
    .map((directive) => directive.split(' ')[0])
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('default-src')
})

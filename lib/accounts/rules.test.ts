import { describe, expect, it } from 'vitest'
import {
  avatarFileError,
  avatarLimits,
  avatarPictureError,
  disableAccountError,
  passwordRules,
  roleLabel,
} from './rules'

const metRules = (password: string) =>
  passwordRules.filter(({ isMet }) => isMet(password)).map(({ label }) => label)

it.each([
  ['', []],
  ['northlight26', ['Min 8 characters', 'Lowercase', 'Number']],
  ['Ab1', ['Uppercase', 'Lowercase', 'Number']],
  ['Cyanotype-1842', ['Min 8 characters', 'Uppercase', 'Lowercase', 'Number']],
])('ticks the rules that hold for %j', (password, labels) => {
  expect(metRules(password)).toEqual(labels)
})

it('calls photographers Admin', () => {
  expect([roleLabel('PHOTOGRAPHER'), roleLabel('CLIENT')]).toEqual(['Admin', 'Client'])
})

describe('a photo', () => {
  it.each([
    [{ type: 'image/jpeg', size: 1 }, null],
    [{ type: 'image/webp', size: avatarLimits.bytes }, null],
    [{ type: 'image/png', size: avatarLimits.bytes + 1 }, /larger than 5 MB/],
    [{ type: 'image/png', size: 0 }, /empty/],
    [{ type: 'image/svg+xml', size: 9 }, /not a JPEG, PNG or WebP/],
    [{ type: '', size: 9 }, /not a JPEG, PNG or WebP/],
  ])('is validated as a file: %j', (file, reason) => {
    expect(avatarFileError(file) ?? '').toMatch(reason ?? /^$/)
  })

  it.each([
    [{ width: 64, height: 64 }, null],
    [{ width: 10_000, height: 5000 }, null],
    [{ width: 10_001, height: 5000 }, /50 megapixels/],
    [{ width: 3000, height: 63 }, /too small/],
  ])('is validated as a picture: %j', (picture, reason) => {
    expect(avatarPictureError(picture) ?? '').toMatch(reason ?? /^$/)
  })
})

describe('disableAccountError', () => {
  it('lets a client go whatever the team is, a photographer while another is active', () => {
    expect(disableAccountError({ role: 'CLIENT', status: 'ACTIVE', isOwner: false }, 0)).toBeNull()
    expect(disableAccountError({ role: 'PHOTOGRAPHER', status: 'ACTIVE', isOwner: false }, 1)).toBeNull()
    expect(disableAccountError({ role: 'PHOTOGRAPHER', status: 'ACTIVE', isOwner: false }, 0)).toBe(
      'The last active photographer cannot be disabled.',
    )
  })

  it('never lets the owner go, however many photographers remain', () => {
    expect(disableAccountError({ role: 'PHOTOGRAPHER', status: 'ACTIVE', isOwner: true }, 3)).toBe(
      "The studio owner's account can't be disabled.",
    )
  })

  it.each(['DISABLED', 'DENIED', 'PENDING_APPROVAL'] as const)('refuses an account that is %s', (status) => {
    expect(disableAccountError({ role: 'CLIENT', status, isOwner: false }, 3)).not.toBeNull()
  })
})

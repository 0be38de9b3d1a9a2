import { describe, expect, it } from 'vitest'
import { avatarLimits } from './limits'
import { avatarFileError, avatarPictureError, disableAccountError, passwordRules, roleLabels } from './rules'
import { avatarErrors } from './words/avatar'
import { disableErrors } from './words/team'

const metRules = (password: string) =>
  passwordRules.filter(({ isMet }) => isMet(password)).map(({ label }) => label)

it.each([
  ['', []],
  ['northlight26', ['Min 8 characters', 'Lowercase', 'Number']],
  ['Ab1', ['Uppercase', 'Lowercase', 'Number']],
  ['Cyanotype-1842', ['Min 8 characters', 'Uppercase', 'Lowercase', 'Number']],
])('returns the rules that %j meets', (password, labels) => {
  expect(metRules(password)).toEqual(labels)
})

it('calls photographers Admin', () => {
  expect([roleLabels.PHOTOGRAPHER, roleLabels.CLIENT]).toEqual(['Admin', 'Client'])
})

describe('a photo', () => {
  it.each([
    [{ type: 'image/jpeg', size: 1 }, null],
    [{ type: 'image/webp', size: avatarLimits.bytes }, null],
    [{ type: 'image/png', size: avatarLimits.bytes + 1 }, avatarErrors.tooLarge],
    [{ type: 'image/png', size: 0 }, avatarErrors.empty],
    [{ type: 'image/svg+xml', size: 9 }, avatarErrors.wrongType],
    [{ type: '', size: 9 }, avatarErrors.wrongType],
  ])('is validated by type and size: %j', (file, error) => {
    expect(avatarFileError(file)).toBe(error)
  })

  it.each([
    [{ width: 64, height: 64 }, null],
    [{ width: 10_000, height: 5000 }, null],
    [{ width: 10_001, height: 5000 }, avatarErrors.tooManyPixels],
    [{ width: 3000, height: 63 }, avatarErrors.tooSmall],
  ])('is validated by its dimensions: %j', (picture, error) => {
    expect(avatarPictureError(picture)).toBe(error)
  })

  it('names its limits in the errors', () => {
    expect(avatarErrors.tooLarge).toContain('5 MB')
    expect(avatarErrors.tooManyPixels).toContain('50 megapixels')
  })
})

describe('disableAccountError', () => {
  it('allows any client, and a photographer while another one is active', () => {
    expect(disableAccountError({ role: 'CLIENT', status: 'ACTIVE', isOwner: false }, 0)).toBeNull()
    expect(disableAccountError({ role: 'PHOTOGRAPHER', status: 'ACTIVE', isOwner: false }, 1)).toBeNull()
    expect(disableAccountError({ role: 'PHOTOGRAPHER', status: 'ACTIVE', isOwner: false }, 0)).toBe(
      disableErrors.lastPhotographer,
    )
  })

  it('never allows the owner', () => {
    expect(disableAccountError({ role: 'PHOTOGRAPHER', status: 'ACTIVE', isOwner: true }, 3)).toBe(
      disableErrors.owner,
    )
  })

  it.each(['DISABLED', 'DENIED', 'PENDING_APPROVAL'] as const)('rejects an account that is %s', (status) => {
    expect(disableAccountError({ role: 'CLIENT', status, isOwner: false }, 3)).not.toBeNull()
  })
})

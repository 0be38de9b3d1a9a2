import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DenyPhotographer } from '@/lib/people/accounts/schema/administration'
import { ChangePassword, UpdateMailPreferences, UpdateProfile } from '@/lib/people/accounts/schema/profile'
import { ForgotPassword, ResetPassword, SignIn, SignUp } from '@/lib/people/accounts/schema/signing-in'
import { denialNote, noteTooLongText } from './words/approval'
import { currentPasswordText, fieldErrors } from './words/fields'

/** Returns the messages under each field. */
function messagesOf(schema: z.ZodType, input: unknown): Record<string, string[]> {
  const parsed = schema.safeParse(input)
  const fields: Record<string, string[]> = {}
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.join('.')
    fields[field] = [...(fields[field] ?? []), issue.message]
  }
  return fields
}

const { simplePassword, nameCharacters } = fieldErrors
const longAddress = (length: number) => `${'a'.repeat(length - '@example.test'.length)}@example.test`

const signUp = {
  role: 'client',
  fullName: 'Dana Whitfield',
  email: 'dana@example.test',
  password: 'Cyanotype-1842',
}
const profile = { fullName: 'Dana Whitfield', phone: '', company: '', seen: '' }

describe('email', () => {
  it.each([
    [undefined, 'Email is required'],
    [7, 'Email is required'],
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['dana', 'Invalid email address'],
    ['dana@whitfieldmoore', 'Invalid email address'],
    ['dana@@example.test', 'Invalid email address'],
    ['dana@example.test\nbcc: all@example.test', 'Invalid email address'],
    [longAddress(256), fieldErrors.longEmail],
  ])('rejects %j', (email, message) => {
    expect(messagesOf(SignIn, { email, password: 'Cyanotype-1842' })).toEqual({ email: [message] })
    expect(messagesOf(SignUp, { ...signUp, email })).toEqual({ email: [message] })
  })

  it('is trimmed', () => {
    expect(SignIn.parse({ email: '  dana@example.test ', password: 'Cyanotype-1842' }).email).toBe(
      'dana@example.test',
    )
  })
})

describe('password', () => {
  it.each([
    [undefined, 'Password is required'],
    ['', 'Password is required'],
    ['Seven-7', fieldErrors.shortPassword],
    [`Aa1${'x'.repeat(126)}`, fieldErrors.longPassword],
  ])('rejects %j at sign-in and sign-up', (password, message) => {
    expect(messagesOf(SignIn, { email: 'dana@example.test', password })).toEqual({ password: [message] })
    expect(messagesOf(SignUp, { ...signUp, password })).toEqual({ password: [message] })
  })

  it.each(['cyanotype-1842', 'CYANOTYPE-1842', 'Cyanotype-Blue'])(
    'needs uppercase, lowercase, and a number: %s',
    (password) => {
      expect(messagesOf(SignUp, { ...signUp, password })).toEqual({ password: [simplePassword] })
      expect(messagesOf(SignIn, { email: 'dana@example.test', password })).toEqual({})
    },
  )

  it.each(['Eight-88', `Aa1${'x'.repeat(125)}`, '  Spaces-1  ', 'Straße-Ä1', 'line\nBreak-1'])(
    'accepts %j as typed',
    (password) => {
      expect(SignUp.parse({ ...signUp, password }).password).toBe(password)
    },
  )
})

describe('name', () => {
  it.each([
    [undefined, 'Full name is required'],
    ['', 'Full name is required'],
    ['  ', 'Full name is required'],
    ['a'.repeat(101), fieldErrors.longName],
    ['Dana 2', nameCharacters],
    ['<b>Dana</b>', nameCharacters],
    ['Dana\r\nBcc: all@example.test', nameCharacters],
    ['Dana\u202eWhitfield', nameCharacters],
    ["--''", nameCharacters],
    ['Dana 🙂', nameCharacters],
  ])('rejects %j', (fullName, message) => {
    expect(messagesOf(SignUp, { ...signUp, fullName })).toEqual({ fullName: [message] })
    expect(messagesOf(UpdateProfile, { ...profile, fullName })).toEqual({ fullName: [message] })
  })

  it.each(['José', "O'Brien-Smith", 'Nguyễn Thị Ánh', 'D’Angelo', '李小龍', 'محمد', 'a'.repeat(100)])(
    'accepts %s',
    (fullName) => {
      expect(SignUp.parse({ ...signUp, fullName }).fullName).toBe(fullName)
    },
  )

  it('is trimmed and normalized', () => {
    expect(SignUp.parse({ ...signUp, fullName: '  Jose\u0301 ' }).fullName).toBe('José')
  })
})

it.each([undefined, '', 'admin', 'PHOTOGRAPHER', ['client', 'photographer']])(
  'rejects the role %j',
  (role) => {
    expect(messagesOf(SignUp, { ...signUp, role })).toEqual({ role: ['Please select a role'] })
  },
)

it('drops fields that are not in the sign-up form', () => {
  expect(SignUp.parse({ ...signUp, accountStatus: 'ACTIVE', emailVerifiedAt: 'now' })).toEqual(signUp)
})

describe('phone', () => {
  it.each([
    '+1 828 555 0142',
    '(828) 555-0142',
    '8',
    '+4915112345678',
    '1234567890123456',
    '+1 (828) 555-0142 00',
  ])('accepts %s', (phone) => {
    expect(UpdateProfile.parse({ ...profile, phone }).phone).toBe(phone)
  })

  it.each(['0123', '+0828', '12345678901234567', '1 828 555 0142 x9', '++1828', '1'.repeat(21)])(
    'rejects %s',
    (phone) => {
      expect(messagesOf(UpdateProfile, { ...profile, phone })).toEqual({
        phone: [fieldErrors.phone],
      })
    },
  )
})

describe('company', () => {
  it('has a limit', () => {
    expect(UpdateProfile.parse({ ...profile, company: 'c'.repeat(200) }).company).toHaveLength(200)
    expect(messagesOf(UpdateProfile, { ...profile, company: 'c'.repeat(201) })).toEqual({
      company: [fieldErrors.longCompany],
    })
  })
})

it('saves an empty phone or company as null', () => {
  expect(UpdateProfile.parse({ ...profile, phone: '  ' })).toEqual({ ...profile, phone: null, company: null })
})

describe('password change', () => {
  const change = { currentPassword: 'old', newPassword: 'Cyanotype-1842', confirmPassword: 'Cyanotype-1842' }

  it('accepts a matching pair', () => {
    expect(ChangePassword.parse(change)).toEqual(change)
  })

  it.each([
    [{ currentPassword: '' }, { currentPassword: [fieldErrors.missingCurrentPassword] }],
    [{ confirmPassword: '' }, { confirmPassword: [fieldErrors.missingConfirmation] }],
    [{ confirmPassword: 'Cyanotype-1843' }, { confirmPassword: ["Passwords don't match"] }],
    [{ newPassword: 'cyanotype', confirmPassword: 'cyanotype' }, { newPassword: [simplePassword] }],
    [{ currentPassword: 'Cyanotype-1842' }, { newPassword: [currentPasswordText] }],
    [
      { newPassword: 'cyanotype' },
      { newPassword: [simplePassword], confirmPassword: ["Passwords don't match"] },
    ],
  ])('rejects %j', (typed, messages) => {
    expect(messagesOf(ChangePassword, { ...change, ...typed })).toEqual(messages)
  })
})

it('reads checkboxes: on or missing', () => {
  expect(UpdateMailPreferences.parse({ bookingMail: 'on' })).toEqual({
    bookingMail: true,
    messageMail: false,
    paymentMail: false,
  })
})

describe('a password reset', () => {
  it('is requested with an email alone', () => {
    expect(messagesOf(ForgotPassword, { email: ' dana@example.test ' })).toEqual({})
    expect(messagesOf(ForgotPassword, { email: '' })).toEqual({ email: ['Email is required'] })
    expect(messagesOf(ForgotPassword, { email: 'dana' })).toEqual({ email: ['Invalid email address'] })
  })

  it('needs a password by the rules of sign-up, typed twice', () => {
    const typed = { token: 'secret', newPassword: 'Cyanotype-1842', confirmPassword: 'Cyanotype-1842' }
    expect(messagesOf(ResetPassword, typed)).toEqual({})
    expect(messagesOf(ResetPassword, { ...typed, token: '' })).toHaveProperty('token')
    expect(messagesOf(ResetPassword, { ...typed, newPassword: 'cyanotype', confirmPassword: 'x' })).toEqual({
      newPassword: [simplePassword],
      confirmPassword: ["Passwords don't match"],
    })
    expect(messagesOf(ResetPassword, { ...typed, confirmPassword: '' })).toEqual({
      confirmPassword: [fieldErrors.missingConfirmation],
    })
  })
})

describe('a denial', () => {
  const userId = '5b0e5a2e-8f0e-4f57-9d3e-0a8d0a1b2c3d'

  it.each([undefined, '', '   '])('has the default note for %j', (note) => {
    expect(DenyPhotographer.parse({ userId, note }).note).toBe(denialNote)
  })

  it('has the photographer’s own note, up to its limit', () => {
    expect(DenyPhotographer.parse({ userId, note: ' Not this year. ' }).note).toBe('Not this year.')
    expect(messagesOf(DenyPhotographer, { userId, note: 'x'.repeat(500) })).toEqual({})
    expect(messagesOf(DenyPhotographer, { userId, note: 'x'.repeat(501) })).toEqual({
      note: [noteTooLongText],
    })
  })
})

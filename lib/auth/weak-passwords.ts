import 'server-only'
import { weakPasswordTexts } from './words'

/** The person who chooses the password; their own name and email are easy guesses. */
export type PasswordOwner = { email: string; fullName: string }

/**
 * Returns why a password is too easy to guess, as a sentence; null if it isn't. Compares with common passwords without case
 * and without the usual endings: `Summer2026!` counts as `summer`.
 */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<string | null> {
  const words = await commonPasswords()
  const typed = password.toLowerCase()
  if (words.has(typed) || words.has(withoutUsualEnding(typed))) return weakPasswordTexts.common
  return ownWords(owner).has(bare(typed)) ? weakPasswordTexts.own : null
}

/** Symbols around one to three digits, a year, or a sequence from 1. */
const usualEnding =
  /[^\p{L}\p{N}]*(?:\d{1,3}|(?:19|20)\d\d|0?1234(?:5(?:6(?:7(?:89?)?)?)?)?0?)?[^\p{L}\p{N}]*$/u

function withoutUsualEnding(typed: string): string {
  const stem = typed.replace(usualEnding, '')
  // If digits remain, the ending was only part of a longer number.
  return /\p{N}$/u.test(stem) ? typed : stem
}

/** Returns a word's letters and digits in lower case, without digits and symbols at its end. */
function bare(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{N}+$/u, '')
}

function ownWords({ email, fullName }: PasswordOwner): Set<string> {
  const [mailbox = ''] = email.split('@')
  const names = fullName.split(/\s+/)
  return new Set([email, mailbox, fullName, names.toReversed().join(''), ...names].map(bare).filter(Boolean))
}

let loaded: Promise<ReadonlySet<string>> | undefined

/** About 50,000 passwords, loaded at the first check. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  )
  return loaded
}

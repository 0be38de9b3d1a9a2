import 'server-only'

/** Whose password it is to be; their own name and address are the first guesses. */
export type PasswordOwner = { email: string; fullName: string }

const common = 'This password is one of the most common ones. Please choose another.'
const own = 'Please choose a password that is not your own name or e-mail.'

/**
 * Why a password is too easy to guess, as a sentence for the person; null for one that will do.
 * Common ones count in any case, and with what people hang on their end to please a rule: `Summer2026!` is `summer`.
 */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<string | null> {
  const words = await commonPasswords()
  const typed = password.toLowerCase()
  if (words.has(typed) || words.has(withoutUsualEnding(typed))) return common
  return ownWords(owner).has(bare(typed)) ? own : null
}

/** Signs around one to three digits, a year, or a run from 1: the endings a guesser tries on every common word. */
const usualEnding =
  /[^\p{L}\p{N}]*(?:\d{1,3}|(?:19|20)\d\d|0?1234(?:5(?:6(?:7(?:89?)?)?)?)?0?)?[^\p{L}\p{N}]*$/u

function withoutUsualEnding(typed: string): string {
  const stem = typed.replace(usualEnding, '')
  // Digits that are cut apart, such as the first of seven, are no word with an ending.
  return /\p{N}$/u.test(stem) ? typed : stem
}

/** The letters and digits of a word, without the digits and signs at its end. */
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

/** Some fifty thousand; read at the first check, so that no other request pays for them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  )
  return loaded
}

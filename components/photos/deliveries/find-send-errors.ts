import { extraNameLimit } from '@/lib/photos/deliveries/limits'
import { isPhotoCount } from '@/lib/photos/deliveries/rules/choosing'
import { isFullLink } from '@/lib/photos/deliveries/rules/gallery'
import type { SendPhotosSplit } from '@/lib/photos/deliveries/schema/sending'
import { includedCountText } from '@/lib/photos/deliveries/words/choosing'
import { extrasText, linkText, missingFieldsText, splitTexts } from '@/lib/photos/deliveries/words/deliveries'
import { noPhotosText } from '@/lib/photos/deliveries/words/uploads'
import type { FieldErrors } from '@/lib/platform/errors'
import { parseAmount, parsePositiveAmount } from '@/lib/platform/money/parse-amount'

type SendInput = {
  bookingId: string
  fullFileIds: readonly string[]
  previewFileIds: readonly string[]
  googleDriveLink: string
  /** The currency, and the amount as typed; absent for those who don't set prices. */
  amount: [currency: string, text: string] | undefined
  split: SendPhotosSplit | undefined
  extras: readonly { name: string; amount: [currency: string, text: string] }[]
  choice?: { includedPhotos: string; extraPhoto: [currency: string, text: string] }
}

/** Finds the errors that the server would return. Missing values share one message; each field has its own. */
export function findSendErrors(input: SendInput): { errors: FieldErrors; message: string | null } {
  const missing: FieldErrors = {
    ...(!input.bookingId && { bookingId: ['Choose a booking'] }),
    ...(input.fullFileIds.length === 0 && { fullFileIds: [noPhotosText] }),
    ...(input.previewFileIds.length === 0 && { previewFileIds: ['Choose at least one preview'] }),
    ...(!input.googleDriveLink.trim() && { googleDriveLink: [linkText] }),
    ...(input.amount?.[1].trim() === '' && { amount: ['Enter an amount'] }),
  }
  const [currency, amount] = input.amount ?? ['', '']
  const amountProblem = amount.trim() && parseAmount(amount, currency).problem
  const wrong: FieldErrors = {
    ...(input.googleDriveLink.trim() &&
      !isFullLink(input.googleDriveLink) && { googleDriveLink: [linkText] }),
    ...(amountProblem && { amount: [amountProblem] }),
    ...(input.extras.some(isWrong) && { extras: [extrasText] }),
    ...(input.choice && findChoiceErrors(input.choice)),
    ...(input.split && isIncomplete(input.split) && { split: [splitTexts.incomplete] }),
  }
  const errors = { ...missing, ...wrong }
  if (Object.keys(missing).length > 0) return { errors, message: missingFieldsText }
  return { errors, message: Object.values(wrong)[0]?.[0] ?? null }
}

function findChoiceErrors({
  includedPhotos,
  extraPhoto: [currency, text],
}: NonNullable<SendInput['choice']>): FieldErrors {
  if (!isPhotoCount(includedPhotos)) return { choice: [includedCountText] }
  const { problem } = parsePositiveAmount(text, currency)
  return problem ? { choice: [problem] } : {}
}

function isIncomplete({ names, emails, sizes }: SendPhotosSplit): boolean {
  return [...names, ...emails, ...sizes].some((text) => text.trim() === '')
}

function isWrong({ name, amount: [currency, text] }: SendInput['extras'][number]): boolean {
  return (
    name.trim() === '' || name.trim().length > extraNameLimit || !parsePositiveAmount(text, currency).cents
  )
}

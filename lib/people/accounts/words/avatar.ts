import { avatarLimits } from '@/lib/people/accounts/limits'

const avatarMegabytes = avatarLimits.bytes / 1024 / 1024

export const avatarHint = `JPEG, PNG, or WebP, up to ${avatarMegabytes} MB. Without a photo, we show your initial.`

/** Why a file can't be used as a photo. */
export const avatarErrors = {
  empty: 'This file is empty. Please choose another one.',
  tooLarge: `This file is larger than ${avatarMegabytes} MB. Please choose a smaller one.`,
  wrongType: "This file isn't a JPEG, PNG, or WebP image.",
  unreadable: "This image is damaged and can't be read. Please choose another one.",
  tooManyPixels: `This image has more than ${avatarLimits.maxPixels / 1_000_000} megapixels. Please choose a smaller one.`,
  tooSmall: `This image is too small. Please choose one of at least ${avatarLimits.minSidePx} by ${avatarLimits.minSidePx} pixels.`,
}

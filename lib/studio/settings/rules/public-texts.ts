import type { PublicTexts } from '@/lib/studio/settings/schema'

/** Returns the texts of the public page out of all settings. */
export function pickPublicTexts(settings: PublicTexts): PublicTexts {
  const { headline, introduction, closing, mailSignature } = settings
  const { photographyText, videoText, designText, aerialText } = settings
  const { tiktokUrl, instagramUrl, facebookUrl } = settings
  return {
    headline,
    introduction,
    closing,
    photographyText,
    videoText,
    designText,
    aerialText,
    tiktokUrl,
    instagramUrl,
    facebookUrl,
    mailSignature,
  }
}

import type { LicenseSettings, LicenseTerms } from '@/lib/licenses/schema'
import { defaultBoardsText, defaultTexts } from '@/lib/licenses/words'
import type { LicenseKind } from '@/prisma/generated/enums'

/** The licenses of a studio that hasn't changed them. */
export const defaultSettings: LicenseSettings = {
  defaultKind: 'LISTING',
  listingText: null,
  yearText: null,
  unlimitedText: null,
  allowsBoards: true,
  boardsText: null,
}

/** Returns what a license of this kind says at the moment; of the default kind if there's none. */
export function chooseTerms(
  settings: LicenseSettings,
  kind: LicenseKind = settings.defaultKind,
): LicenseTerms {
  const { listingText, yearText, unlimitedText, allowsBoards, boardsText } = settings
  const own = { LISTING: listingText, YEAR: yearText, UNLIMITED: unlimitedText }[kind]
  return {
    kind,
    text: own ?? defaultTexts[kind],
    boardsText: allowsBoards ? (boardsText ?? defaultBoardsText) : null,
  }
}

import type { LicenseSettings, LicenseTerms } from '@/lib/photos/licenses/schema'
import { defaultBoardsText, defaultTexts } from '@/lib/photos/licenses/words'
import type { LicenseKind } from '@/prisma/generated/enums'

/** The licenses of a studio that hasn't changed them. */
export const defaultSettings: LicenseSettings = {
  defaultKind: 'LISTING',
  listingText: null,
  yearText: null,
  unlimitedText: null,
  allowsBoards: true,
  boardsText: null,
  transferPercent: 50,
}

/** Returns the settings with null for each text that is the default. */
export function withoutDefaults(settings: LicenseSettings): LicenseSettings {
  const { listingText, yearText, unlimitedText, boardsText } = settings
  const own = (text: string | null, standard: string) => (text === standard ? null : text)
  return {
    ...settings,
    listingText: own(listingText, defaultTexts.LISTING),
    yearText: own(yearText, defaultTexts.YEAR),
    unlimitedText: own(unlimitedText, defaultTexts.UNLIMITED),
    boardsText: own(boardsText, defaultBoardsText),
  }
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

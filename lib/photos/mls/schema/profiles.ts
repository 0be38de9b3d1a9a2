import { z } from 'zod'
import {
  addressLimit,
  areaLimit,
  formatsLimit,
  nameLimit,
  noteLimit,
  sourceLimit,
} from '@/lib/photos/mls/limits'
import { certainties, choices, figureNames } from '@/lib/photos/mls/rules/choices'

const OptionalNumber = z.int().nullable()

/** What a board wants. A number is null if there is no limit or it wasn't checked; the figure's certainty says which. */
export const ProfileValues = z.object({
  minWidth: OptionalNumber,
  minHeight: OptionalNumber,
  maxWidth: OptionalNumber,
  maxHeight: OptionalNumber,
  aspectWidth: OptionalNumber,
  aspectHeight: OptionalNumber,
  aspectMethod: z.enum(choices.aspectMethod),
  maxKilobytes: OptionalNumber,
  formats: z.string().max(formatsLimit),
  minPhotos: OptionalNumber,
  maxPhotos: OptionalNumber,
  firstPhoto: z.enum(choices.firstPhoto),
  minFrontExteriors: OptionalNumber,
  minExteriors: OptionalNumber,
  minInteriors: OptionalNumber,
  pictureText: z.enum(choices.pictureText),
  label: z.enum(choices.label),
  unaltered: z.enum(choices.unaltered),
  links: z.enum(choices.links),
  fileNameLimit: OptionalNumber,
  captionLimit: OptionalNumber,
})
export type ProfileValues = z.infer<typeof ProfileValues>
export type ValueName = keyof ProfileValues

/** Where a figure comes from, and when that was checked. */
export const FigureSource = z.object({
  name: z.string().max(sourceLimit),
  url: z.string().max(addressLimit),
  /** A calendar date; empty if never checked. */
  checkedOn: z.string(),
  certainty: z.enum(certainties),
  note: z.string().max(noteLimit),
})
export type FigureSource = z.infer<typeof FigureSource>

export const ProfileContent = z.object({
  name: z.string().max(nameLimit),
  area: z.string().max(areaLimit),
  values: ProfileValues,
  sources: z.record(z.enum(figureNames), FigureSource),
})
export type ProfileContent = z.infer<typeof ProfileContent>

/** A profile as photographers manage it. */
export type MlsProfile = ProfileContent & {
  id: string
  active: boolean
  /** Whether it comes from a preset that can be restored, and whether that's the one that every studio has. */
  isPreset: boolean
  isUniversal: boolean
  /** Whether the studio edited it; always true for one that the studio added. */
  isEdited: boolean
  deleted: boolean
}

const ProfileId = z.uuid()

/** The texts of the form, read by `readProfileTexts`, and the `editKey` of the texts when the page was opened. */
export const ChangeProfile = z.looseObject({ profileId: ProfileId, seen: z.string().max(50_000) })
export type ChangeProfile = z.output<typeof ChangeProfile>

/** A new profile starts as a copy of another one, by default the universal one. */
export const AddProfile = z.object({ copyOf: ProfileId.nullable() })
export const SetProfileActive = z.object({ profileId: ProfileId, active: z.boolean() })
export type SetProfileActive = z.output<typeof SetProfileActive>
export const ProfileChoice = z.object({ profileId: ProfileId })

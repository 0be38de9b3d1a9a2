/** How sure a figure is. HEARSAY, shown as unverified, must never be presented as the board's rule. */
export const certainties = ['BOARD', 'QUOTED', 'HEARSAY', 'OWN', 'UNCHECKED'] as const
export type Certainty = (typeof certainties)[number]

/** The choices of a profile. UNKNOWN: not checked with the board. */
export const choices = {
  aspectMethod: ['LEAVE', 'CROP', 'PAD'],
  firstPhoto: ['UNKNOWN', 'ANY', 'EXTERIOR', 'FRONT_EXTERIOR', 'FRONT_OR_AERIAL', 'UNALTERED_EXTERIOR'],
  pictureText: ['UNKNOWN', 'ALLOWED', 'FORBIDDEN'],
  label: ['UNKNOWN', 'NONE', 'PICTURE', 'CAPTION', 'BOTH'],
  unaltered: ['UNKNOWN', 'NOT_REQUIRED', 'REQUIRED'],
  links: ['UNKNOWN', 'UNBRANDED', 'BRANDED'],
} as const
export type ChoiceName = keyof typeof choices

/** A figure is one or more values with the same source. */
export const figureNames = [
  'smallest',
  'largest',
  'aspect',
  'fileSize',
  'formats',
  'count',
  'firstPhoto',
  'rooms',
  'pictureText',
  'label',
  'unaltered',
  'links',
  'fileNames',
  'captions',
] as const
export type FigureName = (typeof figureNames)[number]

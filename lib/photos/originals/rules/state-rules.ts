import type { StateCode } from '@/lib/catalog/taxes/rules/states'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'

/** How sure a rule is. UNVERIFIED must be shown as such. */
type RuleCertainty = 'OFFICIAL' | 'QUOTED' | 'UNVERIFIED'

/** Where a rule was read, and when. */
export type RuleSource = { name: string; url: string; checkedOn: CalendarDate; certainty: RuleCertainty }

/** A state's rule about altered photos of properties in it, for those who advertise them. */
export type StateRule = {
  state: StateCode
  name: string
  /** Its first day; null for a bill that isn't law. */
  inForceOn: CalendarDate | null
  text: string
  /** A text that meets the rule, beside the label of a photo; null if the rule asks for no more than the label. */
  statement: string | null
  source: RuleSource
}

const checkedOn = '2026-11-29'

const stateRules: readonly StateRule[] = [
  {
    state: 'CA',
    name: 'California, AB 723 (Business and Professions Code § 10140.8)',
    inForceOn: '2026-01-01',
    text: 'An advertisement with a digitally altered image must say so, conspicuously, on or next to the image, with a link, URL, or QR code to the original image, which must be clearly identified there. On a website that the agent controls, the original, or a link to it, must be in the same posting. Changes of lighting, color, sharpness, angle, crop, and exposure alone are exempt.',
    statement: 'This image was digitally altered. The original, unaltered image is available at the link.',
    source: {
      name: 'FindLaw, Business and Professions Code § 10140.8',
      url: 'https://codes.findlaw.com/ca/business-and-professions-code/bpc-sect-10140-8/',
      checkedOn,
      certainty: 'QUOTED',
    },
  },
  {
    state: 'WI',
    name: 'Wisconsin, 2025 Act 69 (Wis. Stat. § 452.136 (1m))',
    inForceOn: '2027-01-01',
    text: "Real estate licensees must disclose when an image in an advertisement was altered with technology, such as AI, so that it gives a false impression of the property. The original isn't required.",
    statement: null,
    source: {
      name: 'propmedia.com',
      url: 'https://propmedia.com/disclosure/regulations/wisconsin-act-69',
      checkedOn,
      certainty: 'UNVERIFIED',
    },
  },
  {
    state: 'NY',
    name: 'New York, bill A11403 / S9584',
    inForceOn: null,
    text: "The bill would make a materially misleading digital representation in a listing an unfair, deceptive, or abusive act, for which a broker's license can be suspended or revoked.",
    statement: null,
    source: {
      name: 'New York State Assembly, A11403',
      url: 'https://assembly.state.ny.us/leg/?Text=Y&bn=A11403&term=2025',
      checkedOn,
      certainty: 'OFFICIAL',
    },
  },
]

/** `UPCOMING`: passed, but not in force yet. `PENDING`: a bill. */
export type RuleStatus = 'IN_FORCE' | 'UPCOMING' | 'PENDING'

/** Returns the rules for a property in this state; none where its state isn't known. */
export function rulesOf(state: StateCode | null): readonly StateRule[] {
  return stateRules.filter((rule) => rule.state === state)
}

export function statusOf({ inForceOn }: Pick<StateRule, 'inForceOn'>, today: CalendarDate): RuleStatus {
  if (inForceOn === null) return 'PENDING'
  return inForceOn <= today ? 'IN_FORCE' : 'UPCOMING'
}

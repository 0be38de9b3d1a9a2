export type Rule = 'retired' | 'spelling' | 'repeated' | 'phrase'

export type Hit = {
  rule: Rule
  file: string
  line: number
  /** What was found, as it stands there. */
  found: string
  reason: string
}
